import type { Language } from '../../domain/locale.ts'
import { textsByCode } from '../../texts/serverTexts.ts'

/** What the page 'Company' answers when something is wrong. */
const texts = textsByCode('company')

export function companyText(code: keyof typeof texts, language: Language): string {
  return texts[code][language]
}
