import { type InterfaceLanguage, isInterfaceLanguage } from '../../shared/i18n/languages.ts'
import type { Translations } from '../../shared/i18n/loadTranslations.ts'
import { startTexts } from './startTexts.ts'

/** The office's language for a person; English where theirs is not an interface language. */
export function officeLanguageOf(language: string): InterfaceLanguage {
  return isInterfaceLanguage(language) ? language : 'en'
}

/** Every language with a folder here; each file is a chunk. */
const loaders = import.meta.glob<object>('./*/*.json', { import: 'default' })

/** Loads texts of the office in one language: the start's and the given files. */
export async function loadTranslations(language: string, files: readonly string[] = []): Promise<Translations> {
  const asked = new Set([...startTexts, ...files])
  return Object.fromEntries(
    await Promise.all([...asked].map(async (name) => [name, await load(officeLanguageOf(language), name)] as const)),
  )
}

async function load(language: InterfaceLanguage, file: string): Promise<object> {
  const found = loaders[`./${language}/${file}.json`]
  if (!found) throw new Error(`there are no texts in ${language}: ${file}`)
  return await found()
}
