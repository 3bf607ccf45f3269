import type { Language } from '../../domain/locale.ts'
import { textsByCode } from '../../texts/serverTexts.ts'

/** What the page 'My account' answers when something is wrong. */
const texts = textsByCode('account')

export function accountText(code: keyof typeof texts, language: Language): string {
  return texts[code][language]
}
