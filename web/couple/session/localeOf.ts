import { languageList, languages } from '../../../src/domain/languages.ts'

/** The product's locales, one for each interface language. */
export const supportedLocales = languages.map((language) => ({ locale: languageList[language].locale, language }))

/** The locale for a language. */
export function localeOf(language: string): string {
  return supportedLocales.find((supported) => supported.language === language.slice(0, 2))?.locale ?? 'fr-FR'
}
