import type { Translations } from '../../shared/i18n/createI18n.ts'
import type { InterfaceLanguage } from '../../shared/i18n/languages.ts'
import type { later, translations } from './fr/translations.ts'
import { isPageNamespace, type PageNamespace } from './pageTexts.ts'

type Later = typeof later

/** All texts of the couple app by namespace; French is written first, and the other languages have the same. */
export type Texts = typeof translations & { readonly [Name in keyof Later]: Awaited<ReturnType<Later[Name]>>['default'] }

interface Language {
  readonly translations: Translations
  readonly later: Readonly<Record<PageNamespace, () => Promise<{ readonly default: object }>>>
}

const loaders: Readonly<Record<InterfaceLanguage, () => Promise<Language>>> = {
  fr: () => import('./fr/translations.ts'),
  en: () => import('./en/translations.ts'),
  nl: () => import('./nl/translations.ts'),
  de: () => import('./de/translations.ts'),
  it: () => import('./it/translations.ts'),
  es: () => import('./es/translations.ts'),
  pt: () => import('./pt/translations.ts'),
}

/** Loads texts of the couple app in one language: what every page shows, and the namespaces asked for, each a chunk of its own. */
export async function loadTranslations(language: InterfaceLanguage, namespaces: readonly string[]): Promise<Translations> {
  const { translations, later } = await loaders[language]()
  const asked = namespaces.filter(isPageNamespace)
  const texts = await Promise.all(asked.map(async (name) => [name, (await later[name]()).default] as const))
  return { ...translations, ...Object.fromEntries(texts) }
}

/** All of them, for what shows any page. */
export async function loadAllTranslations(language: InterfaceLanguage): Promise<Translations> {
  const { later } = await loaders[language]()
  return await loadTranslations(language, Object.keys(later))
}
