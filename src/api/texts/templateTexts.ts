import type { Language } from '../../domain/locale.ts'
import { textsByCode } from '../../texts/serverTexts.ts'

/** What the page of reply templates answers when something is wrong. */
const texts = textsByCode('replyTemplates')

export function templateText(code: keyof typeof texts, language: Language): string {
  return texts[code][language]
}
