import type { LegalTexts, WrittenText } from './api/legalTexts.ts'
import { languages } from './domain/languages.ts'
import type { Language } from './domain/locale.ts'
import { legalTextIn, versionsIn } from './readVersions.ts'

/** Where a text is not there in a language: English, then French. */
const instead = ['en', 'fr'] as const

/**
 * Reads the operator's privacy policy or imprint: a folder for each version, named by its day, with a file for each language that there is,
 * of which one is English or French. The newest version is the current one.
 * @throws Error that says in one line what is wrong with the folder
 */
export function readLegalTexts(folder: string): LegalTexts {
  const versions = versionsIn(folder).toSorted()
  const current = versions.at(-1)
  if (current === undefined) throw new Error('must hold a folder for each version, named by its day, e.g. 2026-11-01')
  return { current, versions: new Map(versions.map((version) => [version, textsOf(folder, version)])) }
}

function textsOf(folder: string, version: string): Readonly<Record<Language, WrittenText>> {
  const written = new Map(languages.map((language) => [language, legalTextIn(folder, version, language)]))
  const textFor = (wanted: Language): WrittenText => {
    for (const language of [wanted, ...instead]) {
      const text = written.get(language)
      if (text) return { language, text }
    }
    throw new Error(`${version} must hold en.json or fr.json, which stand for the languages that are missing`)
  }
  return Object.fromEntries(languages.map((language) => [language, textFor(language)])) as Record<Language, WrittenText>
}
