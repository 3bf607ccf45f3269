import { z } from 'zod'
import type { Language } from '../../domain/locale.ts'
import { plainText } from './plainText.ts'

/** The terms of service in one language, as a file of the operator holds them. */
export const TermsText = z.strictObject({
  sections: z
    .array(z.strictObject({ title: plainText(200).min(1), paragraphs: z.array(plainText(10_000).min(1)).min(1).max(50).readonly() }))
    .min(1)
    .max(100)
    .readonly(),
})
export type TermsText = z.infer<typeof TermsText>

/** The day of a version of the terms, YYYY-MM-DD. */
export const TermsVersion = z.iso.date()

/** A version of the terms as its page shows it. */
export interface ShownTerms extends TermsText {
  readonly version: string
  /** The version that is accepted now. */
  readonly isCurrent: boolean
  /** The others, newest first. */
  readonly others: readonly string[]
  /** The product's own draft: the operator gave no terms. */
  readonly isDraft: boolean
}

/** A version of the operator's own privacy policy or imprint as its page shows it. */
export interface ShownLegalText extends Omit<ShownTerms, 'isDraft'> {
  /** Of the text: another one than the page's where it is not written in that. */
  readonly language: Language
}
