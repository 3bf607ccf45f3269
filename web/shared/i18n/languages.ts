import { languageList, languages } from '../../../src/domain/languages.ts'
import type { Language } from '../../../src/domain/locale.ts'

export type InterfaceLanguage = Language

export const interfaceLanguages = languages

/** The interface languages, each by its own name. */
export const languageNames = Object.fromEntries(languages.map((language) => [language, languageList[language].name])) as Readonly<
  Record<Language, string>
>

export function isInterfaceLanguage(text: string): text is InterfaceLanguage {
  return Object.hasOwn(languageList, text)
}
