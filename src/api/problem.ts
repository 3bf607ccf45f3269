/** One invalid input field: its path in the body, and the problem, in the caller's language where available. */
export interface FieldError {
  readonly field: string
  readonly message: string
}

/** An error answer (RFC 9457). Thrown by routes and plugins, converted by `errorToHttp`. */
export class Problem extends Error {
  readonly status: number
  /** Stable, from the specifications' catalogues. */
  readonly code: string
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    options: { readonly detail?: string; readonly errors?: readonly FieldError[]; readonly retryAfterSeconds?: number } = {},
  ) {
    super(options.detail ?? code)
    this.name = 'Problem'
    this.status = status
    this.code = code
    this.errors = options.errors
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
