import type { Language } from '../../../../domain/locale.ts'
import type { FieldError } from '../../../problem.ts'
import { type SignInTextCode, signInText } from '../../../texts/signInTexts.ts'

/** A refusal of a sign-in or registration: status 200, its text, and one entry per invalid field. */
export function refusedSignIn(code: SignInTextCode, language: Language, errors?: readonly FieldError[]) {
  return { success: false, error: signInText(code, language), error_slug: code, ...(errors && { errors }) } as const
}
