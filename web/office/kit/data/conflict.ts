import { HttpError } from 'react-admin'

/** The version of a record that was read, as its `ETag` names it; goes back with a change as `If-Match`. */
export interface Versioned {
  readonly etag?: string
}

/** The record was changed by somebody else since it was read. */
export function isConflict(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 412
}

/** The server understood, and said no for a reason that stays: no use in trying again. */
export function isRefusal(error: unknown): error is HttpError {
  return error instanceof HttpError && (error.status === 409 || error.status === 404)
}
