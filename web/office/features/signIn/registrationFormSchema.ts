import { z } from 'zod'
import type { RegisterProviderBody } from '../../../../src/api/schemas/pro/auth.ts'
import { Email } from '../../../../src/domain/email.ts'
import { passwordLacks } from '../../../../src/domain/password.ts'
import { PersonName } from '../../../../src/domain/personName.ts'
import type { Say } from '../../i18n/useText.ts'

/** The server's schema with messages for each field. Only the server checks the phone number. */
export function registrationFormSchema(t: Say) {
  const required = t('ra.validation.required')
  const filled = z.string(required).trim().min(1, required)
  const named = (rule: z.ZodType, message: string) => filled.refine((value) => value === '' || rule.safeParse(value).success, message)
  return z.object({
    kind: z.enum(['planner', 'venue'], t('signIn.register.kindMissing')),
    firstname: named(PersonName, t('signIn.register.nameRule')),
    lastname: named(PersonName, t('signIn.register.nameRule')),
    email: named(Email, t('signIn.register.emailRule')),
    phone: filled,
    password: filled.refine((password) => password === '' || passwordLacks(password).length === 0, t('kit.password.rule')),
    termsAccepted: z.literal(true, t('signIn.register.termsMissing')),
  }) satisfies z.ZodType<Partial<RegisterProviderBody>>
}
