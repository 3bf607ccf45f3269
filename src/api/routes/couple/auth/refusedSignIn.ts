import type { Language } from '../../../../domain/locale.ts'
import type { FieldError } from '../../../problem.ts'
import { type SignInTextCode, signInText } from '../../../texts/signInTexts.ts'

/** A refusal of the calls that sign in and register: 200, its text, and where fields are wrong one entry for each. */
export function refusedSignIn(code: SignInTextCode, language: Language, errors?: readonly FieldError[]) {
  return { success: false, error: signInText(code, language), error_slug: code, ...(errors && { errors }) } as const
}
