import type { Language } from '../domain/locale.ts'
import type { TermsText } from './schemas/terms.ts'

/** The terms of service: every version in every language. */
export interface Terms {
  /** The version that is accepted now. */
  readonly current: string
  readonly versions: ReadonlyMap<string, Readonly<Record<Language, TermsText>>>
}
