import { z } from 'zod'
import { PasswordBody } from '../../../../src/api/schemas/pro/accountSchemas.ts'

/** The server's schema plus the repeated password. */
export function newPasswordSchema(notTheSame: string) {
  return PasswordBody.extend({ newPassword: z.string().min(1).max(1_000), repeated: z.string() }).refine(
    ({ newPassword, repeated }) => newPassword === repeated,
    { path: ['repeated'], error: notTheSame },
  )
}
