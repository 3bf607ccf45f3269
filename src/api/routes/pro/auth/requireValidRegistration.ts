import { Email } from '../../../../domain/email.ts'
import type { Language } from '../../../../domain/locale.ts'
import { passwordLacks } from '../../../../domain/password.ts'
import { PersonName } from '../../../../domain/personName.ts'
import { isCommonPassword } from '../../../../operational/commonPasswords.ts'
import { Problem } from '../../../problem.ts'
import type { RegisterProviderBody } from '../../../schemas/pro/auth.ts'
import { type SignInTextCode, signInText } from '../../../texts/signInTexts.ts'

interface FieldProblem {
  readonly field: keyof RegisterProviderBody
  /** From the specification's catalogue. */
  readonly code: string
  readonly text: SignInTextCode
}

/**
 * Reports all errors of a registration at once.
 * @param phone the number in E.164, when it is valid
 */
export async function requireValidRegistration(body: RegisterProviderBody, phone: string | undefined, language: Language): Promise<void> {
  const problems: FieldProblem[] = []
  const want = (holds: boolean, field: FieldProblem['field'], code: string, text: SignInTextCode) => {
    if (!holds) problems.push({ field, code, text })
  }
  want(body.kind != null, 'kind', 'missing_data', 'provider_type_missing')
  want(PersonName.safeParse(body.firstname).success, 'firstname', nameCode('firstname', body.firstname), 'name_not_valid')
  want(PersonName.safeParse(body.lastname).success, 'lastname', nameCode('lastname', body.lastname), 'name_not_valid')
  want(Email.safeParse(body.email).success, 'email', 'email_not_valid', 'email_not_valid')
  want(phone !== undefined, 'phone', 'phone_invalid', 'phone_not_valid')
  const keepsRule = passwordLacks(body.password).length === 0
  want(keepsRule, 'password', 'pwd_not_valid', 'pwd_not_valid')
  want(!keepsRule || !(await isCommonPassword(body.password)), 'password', 'pwd_not_valid', 'pwd_too_common')
  want(body.termsAccepted === true, 'termsAccepted', 'tos_not_accepted', 'tos_not_accepted')
  const [first, ...others] = problems
  if (!first) return
  const errors = problems.map(({ field, text }) => ({ field, message: signInText(text, language) }))
  // A single error has its own code; several have the general code and text.
  throw others.length === 0
    ? new Problem(400, first.code, { detail: signInText(first.text, language), errors })
    : new Problem(400, 'validation_error', { errors })
}

function nameCode(field: 'firstname' | 'lastname', name: string): string {
  return name.length < 2 ? `${field}_too_short` : `${field}_not_valid`
}
