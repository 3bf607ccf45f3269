import type { Translations } from '../../shared/i18n/createI18n.ts'
import { type InterfaceLanguage, isInterfaceLanguage } from '../../shared/i18n/languages.ts'

/** The office's language for a person's: English where theirs is none of the seven. */
export function officeLanguageOf(language: string): InterfaceLanguage {
  return isInterfaceLanguage(language) ? language : 'en'
}

const loaders: Readonly<Record<InterfaceLanguage, () => Promise<{ readonly translations: Translations }>>> = {
  fr: () => import('./fr/translations.ts'),
  en: () => import('./en/translations.ts'),
  nl: () => import('./nl/translations.ts'),
  de: () => import('./de/translations.ts'),
  it: () => import('./it/translations.ts'),
  es: () => import('./es/translations.ts'),
  pt: () => import('./pt/translations.ts'),
}

/** Loads the office's texts in one language: a chunk of its own each. */
export async function loadTranslations(language: string): Promise<Translations> {
  return (await loaders[officeLanguageOf(language)]()).translations
}
