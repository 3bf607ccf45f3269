import { HttpError } from 'react-admin'

/** The `ETag` of the version that was read. Updates send it as `If-Match`. */
export interface Versioned {
  readonly etag?: string
}

/** Somebody else changed the record since it was read. */
export function isConflict(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 412
}

/** A permanent refusal, which a retry would not change. */
export function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && (error.status === 409 || error.status === 404)
}
