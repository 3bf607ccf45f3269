/** What stands at a field: the server's words where it is the one that refused, else the form's own; undefined while nothing is wrong. */
export function fieldErrorText(
  error: { readonly type?: unknown; readonly message?: string | undefined } | undefined,
  own: string,
): string | undefined {
  if (!error) return undefined
  return error.type === serverError ? error.message : own
}

/** Type of an error that the server found, in react-hook-form's words. */
export const serverError = 'server'
