import { type InterfaceLanguage, isInterfaceLanguage } from '../../shared/i18n/languages.ts'
import type { Translations } from '../../shared/i18n/loadTranslations.ts'

/** The office's language for a person's: English where theirs is no interface language. */
export function officeLanguageOf(language: string): InterfaceLanguage {
  return isInterfaceLanguage(language) ? language : 'en'
}

/** Of every language that has a folder here. */
const loaders = import.meta.glob<{ readonly translations: Translations }>('./*/translations.ts')

/** Loads the office's texts in one language: a chunk of its own each. */
export async function loadTranslations(language: string): Promise<Translations> {
  const load = loaders[`./${officeLanguageOf(language)}/translations.ts`]
  if (!load) throw new Error(`there are no texts in ${language}`)
  return (await load()).translations
}
