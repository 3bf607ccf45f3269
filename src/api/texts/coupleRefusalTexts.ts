import type { Language } from '../../domain/locale.ts'
import { textsByCode } from '../../texts/serverTexts.ts'

/** What the couple side says when it does not do something, by `error_slug`. */
const texts = textsByCode('coupleRefusals')

/** Every `error_slug` of the couple side's business refusals. The specification wants the last two to be their own text. */
export type CoupleRefusalSlug = keyof typeof texts | 'no-message' | 'already-sent'

/** The text for an `error_slug`. */
export function coupleRefusalText(slug: CoupleRefusalSlug, language: Language): string {
  return slug === 'no-message' || slug === 'already-sent' ? slug : texts[slug][language]
}
