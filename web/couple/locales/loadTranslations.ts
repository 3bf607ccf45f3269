import type { Translations } from '../../shared/i18n/createI18n.ts'
import type { InterfaceLanguage } from '../../shared/i18n/languages.ts'

const loaders: Readonly<Record<InterfaceLanguage, () => Promise<{ readonly translations: Translations }>>> = {
  fr: () => import('./fr/translations.ts'),
  en: () => import('./en/translations.ts'),
  nl: () => import('./en/translations.ts'),
  de: () => import('./en/translations.ts'),
  it: () => import('./en/translations.ts'),
  es: () => import('./en/translations.ts'),
  pt: () => import('./en/translations.ts'),
}

/** Loads the couple app's texts in one language: a chunk of its own each. */
export async function loadTranslations(language: InterfaceLanguage): Promise<Translations> {
  return (await loaders[language]()).translations
}
