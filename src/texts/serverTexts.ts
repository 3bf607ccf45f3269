import { readFileSync } from 'node:fs'
import { languages } from '../domain/languages.ts'
import type { Language } from '../domain/locale.ts'
import type account from './fr/account.json'
import type availabilityRefusals from './fr/availabilityRefusals.json'
import type badge from './fr/badge.json'
import type calendar from './fr/calendar.json'
import type company from './fr/company.json'
import type coupleRefusals from './fr/coupleRefusals.json'
import type eventTypes from './fr/eventTypes.json'
import type invoices from './fr/invoices.json'
import type ledgerVerifier from './fr/ledgerVerifier.json'
import type mails from './fr/mails.json'
import type pages from './fr/pages.json'
import type photoErrors from './fr/photoErrors.json'
import type photoRefusals from './fr/photoRefusals.json'
import type plannerPreferences from './fr/plannerPreferences.json'
import type portfolioRefusals from './fr/portfolioRefusals.json'
import type problems from './fr/problems.json'
import type providerKinds from './fr/providerKinds.json'
import type ranges from './fr/ranges.json'
import type replyTemplates from './fr/replyTemplates.json'
import type requestExport from './fr/requestExport.json'
import type requestRefusals from './fr/requestRefusals.json'
import type reviewRefusals from './fr/reviewRefusals.json'
import type services from './fr/services.json'
import type signIn from './fr/signIn.json'
import type statementExport from './fr/statementExport.json'
import type support from './fr/support.json'
import type textMessages from './fr/textMessages.json'
import type venueFeatureGroups from './fr/venueFeatureGroups.json'
import type venueFeatures from './fr/venueFeatures.json'
import type venueRefusals from './fr/venueRefusals.json'
import type venueTypes from './fr/venueTypes.json'
import type videoRefusals from './fr/videoRefusals.json'

/** The files of a language's folder, by the French folder, which is written first. */
interface TextFiles {
  readonly account: typeof account
  readonly availabilityRefusals: typeof availabilityRefusals
  readonly calendar: typeof calendar
  readonly badge: typeof badge
  readonly company: typeof company
  readonly coupleRefusals: typeof coupleRefusals
  readonly eventTypes: typeof eventTypes
  readonly invoices: typeof invoices
  readonly ledgerVerifier: typeof ledgerVerifier
  readonly mails: typeof mails
  readonly pages: typeof pages
  readonly photoErrors: typeof photoErrors
  readonly photoRefusals: typeof photoRefusals
  readonly plannerPreferences: typeof plannerPreferences
  readonly portfolioRefusals: typeof portfolioRefusals
  readonly problems: typeof problems
  readonly providerKinds: typeof providerKinds
  readonly ranges: typeof ranges
  readonly replyTemplates: typeof replyTemplates
  readonly requestExport: typeof requestExport
  readonly requestRefusals: typeof requestRefusals
  readonly reviewRefusals: typeof reviewRefusals
  readonly services: typeof services
  readonly signIn: typeof signIn
  readonly statementExport: typeof statementExport
  readonly support: typeof support
  readonly textMessages: typeof textMessages
  readonly venueFeatureGroups: typeof venueFeatureGroups
  readonly venueFeatures: typeof venueFeatures
  readonly venueRefusals: typeof venueRefusals
  readonly venueTypes: typeof venueTypes
  readonly videoRefusals: typeof videoRefusals
}

/** A text in every interface language. */
export type Text = Readonly<Record<Language, string>>

/** A file of texts in every language. `npm run translations` compares the folders. */
export function serverTexts<File extends keyof TextFiles>(file: File): Readonly<Record<Language, TextFiles[File]>> {
  const read = (language: Language) =>
    JSON.parse(readFileSync(new URL(`./${language}/${file}.json`, import.meta.url), 'utf8')) as TextFiles[File]
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, TextFiles[File]>
}

/** The texts of a file by their codes. */
export function textsByCode<File extends keyof TextFiles>(file: File): { readonly [Code in keyof TextFiles[File]]: Text } {
  const texts = serverTexts(file)
  const textOf = (code: string) =>
    Object.fromEntries(languages.map((language) => [language, texts[language][code as keyof TextFiles[File]]]))
  return Object.fromEntries(Object.keys(texts.fr).map((code) => [code, textOf(code)])) as unknown as {
    [Code in keyof TextFiles[File]]: Text
  }
}
