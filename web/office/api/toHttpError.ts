import { HttpError } from 'react-admin'
import { ApiError } from '../../shared/api/apiError.ts'

/** What react-admin knows of a failed call: the server's sentence in the person's language, its stable code, and its fields. */
export interface ProblemDetails {
  readonly code: string
  readonly errors: Readonly<Record<string, string>>
}

/** An unsuccessful call as react-admin wants it; without an answer the message is the key of a text. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, code, fields } = error
  const message = status === 0 ? 'layout.errors.network' : error.message
  const details: ProblemDetails = { code, errors: Object.fromEntries(fields.map(({ field, message: text }) => [field, text])) }
  return new HttpError(message, status, details)
}
