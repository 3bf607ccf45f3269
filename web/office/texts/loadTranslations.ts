import { type InterfaceLanguage, isInterfaceLanguage } from '../../shared/i18n/languages.ts'
import type { Translations } from '../../shared/i18n/loadTranslations.ts'

/** The office's language for a person; English where theirs is not an interface language. */
export function officeLanguageOf(language: string): InterfaceLanguage {
  return isInterfaceLanguage(language) ? language : 'en'
}

/** Every language with a folder here. */
const loaders = import.meta.glob<{ readonly translations: Translations }>('./*/translations.ts')

/** Loads the office's texts in one language, as a chunk of its own. */
export async function loadTranslations(language: string): Promise<Translations> {
  const load = loaders[`./${officeLanguageOf(language)}/translations.ts`]
  if (!load) throw new Error(`there are no texts in ${language}`)
  return (await load()).translations
}
