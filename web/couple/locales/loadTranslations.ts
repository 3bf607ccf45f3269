import type { Translations } from '../../shared/i18n/createI18n.ts'
import type { InterfaceLanguage } from '../../shared/i18n/languages.ts'

const loaders: Readonly<Record<InterfaceLanguage, () => Promise<{ readonly translations: Translations }>>> = {
  fr: () => import('./fr/translations.ts'),
  en: () => import('./en/translations.ts'),
  nl: () => import('./nl/translations.ts'),
  de: () => import('./de/translations.ts'),
  it: () => import('./it/translations.ts'),
  es: () => import('./es/translations.ts'),
  pt: () => import('./pt/translations.ts'),
}

/** Loads the couple app's texts in one language: a chunk of its own each. */
export async function loadTranslations(language: InterfaceLanguage): Promise<Translations> {
  return (await loaders[language]()).translations
}
