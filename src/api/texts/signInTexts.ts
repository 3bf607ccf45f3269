import type { Language } from '../../domain/locale.ts'
import { textsByCode } from '../../texts/serverTexts.ts'

/** What signing in and registering say when something is wrong; English as the specifications have it. */
const texts = textsByCode('signIn')

export type SignInTextCode = keyof typeof texts

export function signInText(code: SignInTextCode, language: Language): string {
  return texts[code][language]
}
