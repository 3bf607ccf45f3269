import { HttpError } from 'react-admin'

/** The server's errors by field; undefined where it names no field. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof HttpError)) return undefined
  const { errors } = error.body as { readonly errors?: Readonly<Record<string, string>> }
  return errors && Object.keys(errors).length > 0 ? errors : undefined
}
