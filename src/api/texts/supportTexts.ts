import type { Language } from '../../domain/locale.ts'
import { textsByCode } from '../../texts/serverTexts.ts'

/** What the support page answers when a message is not taken. */
const texts = textsByCode('support')

export function supportText(code: keyof typeof texts, language: Language): string {
  return texts[code][language]
}
