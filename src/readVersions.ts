import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { TermsText, TermsVersion } from './api/schemas/terms.ts'
import type { Language } from './domain/locale.ts'
import { jsonIn } from './jsonIn.ts'

const like = '{"sections": [{"title": "…", "paragraphs": ["…"]}]}'

/** The folders that are named by a day. */
export function versionsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => TermsVersion.safeParse(name).success)
  } catch {
    throw new Error('must be a folder that can be read')
  }
}

/** The text of a version in a language; undefined where there is no file for it. */
export function legalTextIn(folder: string, version: string, language: Language): TermsText | undefined {
  return existsSync(join(folder, version, `${language}.json`)) ? requiredTextIn(folder, version, language) : undefined
}

/** @throws Error where there is no file for it, too */
export function requiredTextIn(folder: string, version: string, language: Language): TermsText {
  const name = `${version}/${language}.json`
  try {
    return TermsText.parse(jsonIn(join(folder, name), like))
  } catch (error) {
    throw new Error(`${name} is not like ${like}`, { cause: error })
  }
}
