import type { Terms } from './api/legalTexts.ts'
import type { TermsText } from './api/schemas/terms.ts'
import { languages } from './domain/languages.ts'
import type { Language } from './domain/locale.ts'
import { requiredTextIn, versionsIn } from './readVersions.ts'

/**
 * Reads the terms of service: a folder for each version, named by its day, with a file for each language, e.g. `2026-11-01/fr.json`.
 * @param current the version that is accepted now
 * @throws Error that says in one line what is wrong with the folder
 */
export function readTerms(folder: string, current: string): Terms {
  const versions = versionsIn(folder)
  if (!versions.includes(current)) throw new Error(`must hold the folder ${current}, the rules' termsVersion`)
  return { current, versions: new Map(versions.toSorted().map((version) => [version, textsOf(folder, version)])) }
}

/** Nobody accepts what is in another language, so none may be missing. */
function textsOf(folder: string, version: string): Readonly<Record<Language, TermsText>> {
  return Object.fromEntries(languages.map((language) => [language, requiredTextIn(folder, version, language)])) as Record<
    Language,
    TermsText
  >
}
