import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TermsText, TermsVersion } from './api/schemas/terms.ts'
import type { Terms } from './api/terms.ts'
import { languages } from './domain/languages.ts'
import type { Language } from './domain/locale.ts'
import { jsonIn } from './jsonIn.ts'

/**
 * Reads the terms of service: a folder for each version, named by its day, with a file for each language, e.g. `2026-11-01/fr.json`.
 * @param current the version that is accepted now
 * @throws Error that says in one line what is wrong with the folder
 */
export function readTerms(folder: string, current: string): Terms {
  const versions = foldersIn(folder).filter((name) => TermsVersion.safeParse(name).success)
  if (!versions.includes(current)) throw new Error(`must hold the folder ${current}, the rules' termsVersion`)
  return { current, versions: new Map(versions.toSorted().map((version) => [version, textsOf(folder, version)])) }
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    throw new Error('must be a folder that can be read')
  }
}

function textsOf(folder: string, version: string): Readonly<Record<Language, TermsText>> {
  const textIn = (language: Language) => {
    const name = `${version}/${language}.json`
    try {
      return TermsText.parse(jsonIn(join(folder, name), '{"sections": [{"title": "…", "paragraphs": ["…"]}]}'))
    } catch (error) {
      throw new Error(`${name} is not like {"sections": [{"title": "…", "paragraphs": ["…"]}]}`, { cause: error })
    }
  }
  return Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Record<Language, TermsText>
}
