import { z } from 'zod'
import { LoginBody } from '../../../../src/api/schemas/pro/auth.ts'
import type { Say } from '../../i18n/useText.ts'

/** The server's schema with messages for missing input. */
export function signInFormSchema(t: Say) {
  const { email, password } = LoginBody.shape
  return LoginBody.extend({
    email: z.string().trim().min(1, t('signIn.emailMissing')).pipe(email),
    password: z.string().min(1, t('signIn.passwordMissing')).pipe(password),
    remember: z.boolean(),
  })
}
