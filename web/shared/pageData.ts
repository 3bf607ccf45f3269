import type { Presets } from '../../src/api/schemas/presets.ts'
import type { Country } from '../../src/domain/locale.ts'
import type { PublicRules } from '../../src/domain/publicRules.ts'
import type { InterfaceLanguage } from './i18n/languages.ts'

/** What the server knows when it sends the page, so that the app need not ask: embedded as JSON in `#page-data`. */
export interface PageData {
  readonly language: InterfaceLanguage
  readonly country: Country
  /** The browser carries a session's cookies, good or not. */
  readonly maybeSignedIn: boolean
  /** In the office: as whom. */
  readonly officeRole?: 'provider' | 'admin'
  /** The rules in force, as far as browsers may know them. */
  readonly rules: PublicRules
  readonly presets?: Presets
  /** There is an imprint and a privacy policy. */
  readonly hasLegalPages?: boolean
  /** Address of map tiles with {z}, {x} and {y}, for the office; none: maps are not shown. */
  readonly mapTilesUrl?: string
  /** In the office: this document may reach the payment service. */
  readonly takesPayments?: boolean
  /** Where the steps of couples who agree are reported; absent: nowhere. */
  readonly analyticsUrl?: string
  /** Where failures are reported, of those who agree; none: to nobody. */
  readonly errorReportsUrl?: string
}

/** Reads the page's data. @throws Error where the server embedded none */
export function readPageData(): PageData {
  const text = document.querySelector('#page-data')?.textContent
  if (!text) throw new Error('the page came without its data')
  return JSON.parse(text) as PageData
}
