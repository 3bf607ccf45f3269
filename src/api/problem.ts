/** One invalid input field: where it stands in the body, and what is wrong, in the caller's language where we have it. */
export interface FieldError {
  readonly field: string
  readonly message: string
}

/** An answer that is not a success (RFC 9457). Thrown by routes and plugins, mapped once by `errorToHttp`. */
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
