import { HttpError } from 'react-admin'

/** What the server says about single fields; undefined where it says nothing about any. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!(error instanceof HttpError)) return undefined
  const { errors } = error.body as { readonly errors?: Readonly<Record<string, string>> }
  return errors && Object.keys(errors).length > 0 ? errors : undefined
}
