import type { Language } from '../domain/locale.ts'
import type { TermsText } from './schemas/terms.ts'

/** The terms of service: every version in every language. */
export interface Terms {
  /** The version that is accepted now. */
  readonly current: string
  readonly versions: ReadonlyMap<string, Readonly<Record<Language, TermsText>>>
}

/** A text in the language that it is written in. */
export interface WrittenText {
  readonly language: Language
  readonly text: TermsText
}

/** The privacy policy or the imprint: every version for every language, in another language where there is no translation. */
export interface LegalTexts {
  /** The newest version. */
  readonly current: string
  readonly versions: ReadonlyMap<string, Readonly<Record<Language, WrittenText>>>
}
