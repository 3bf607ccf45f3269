import type { Presets } from '../../src/api/schemas/presets.ts'
import type { Country } from '../../src/domain/locale.ts'
import type { PublicRules } from '../../src/domain/publicRules.ts'
import type { InterfaceLanguage } from './i18n/languages.ts'

/** The data that the server embeds in each page as JSON in `#page-data`, so that the app need not request it. */
export interface PageData {
  readonly language: InterfaceLanguage
  readonly country: Country
  /** The browser sent session cookies, valid or not. */
  readonly maybeSignedIn: boolean
  /** In the office: the role of the session. */
  readonly officeRole?: 'provider' | 'admin'
  /** The public rules in force. */
  readonly rules: PublicRules
  readonly presets?: Presets
  /** The product has an imprint and a privacy policy. */
  readonly hasLegalPages?: boolean
  /** In the office: the URL template of map tiles, with {z}, {x} and {y}. Without it no maps are shown. */
  readonly mapTilesUrl?: string
  /** In the office: the content security policy of this page allows the payment service. */
  readonly takesPayments?: boolean
  /** Where journey events are sent, with consent. Absent: they are not sent. */
  readonly analyticsUrl?: string
  /** Where failures are reported, with consent. Absent: they are not reported. */
  readonly errorReportsUrl?: string
}

/**
 * Reads the page's data.
 * @throws Error if the server embedded none
 */
export function readPageData(): PageData {
  const text = document.querySelector('#page-data')?.textContent
  if (!text) throw new Error('the page came without its data')
  return JSON.parse(text) as PageData
}
