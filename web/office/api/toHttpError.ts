import { HttpError } from 'react-admin'
import { ApiError } from '../../shared/api/apiError.ts'

/** A failed call as react-admin sees it: the server's message in the person's language, its stable code, and its fields. */
export interface ProblemDetails {
  readonly code: string
  readonly errors: Readonly<Record<string, string>>
}

/** Converts a failed call to react-admin's error. Without an answer the message is a text key. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, code, fields } = error
  const message = status === 0 ? 'layout.errors.network' : error.message
  const details: ProblemDetails = { code, errors: Object.fromEntries(fields.map(({ field, message: text }) => [field, text])) }
  return new HttpError(message, status, details)
}
