/** The error shown at a field: the server's message, else the form's own; undefined when the field is valid. */
export function fieldErrorText(
  error: { readonly type?: unknown; readonly message?: string | undefined } | undefined,
  own: string,
): string | undefined {
  if (!error) return undefined
  return error.type === serverError ? error.message : own
}

/** react-hook-form's error type for an error that the server found. */
export const serverError = 'server'
