/** An unsuccessful call. `status` is 0 when there was no answer. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** Stable code of the refusal, e.g. `insufficient_credits`; `network_error` without an answer. */
  readonly code: string
  readonly fields: readonly { readonly field: string; readonly message: string }[]
  /** Seconds from `Retry-After`; null where the server sent none. */
  readonly retryAfterSeconds: number | null

  constructor({
    status,
    code,
    message,
    fields = [],
    retryAfterSeconds = null,
  }: Pick<ApiError, 'status' | 'code' | 'message'> & Partial<Pick<ApiError, 'fields' | 'retryAfterSeconds'>>) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
}

interface ProblemBody {
  readonly code?: string
  readonly detail?: string
  readonly title?: string
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** Reads an RFC 9457 answer, with the server's message where it has one. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body = await response.json().then(
    (json: unknown) => (typeof json === 'object' && json !== null ? (json as ProblemBody) : {}),
    (): ProblemBody => ({}),
  )
  return new ApiError({
    status: response.status,
    code: body.code ?? `http_${response.status}`,
    message: body.detail ?? body.title ?? response.statusText,
    fields: body.errors ?? [],
    retryAfterSeconds: Number(response.headers.get('retry-after')) || null,
  })
}
