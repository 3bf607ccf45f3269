import type { InterfaceLanguage } from '../../shared/i18n/languages.ts'
import type { Translations } from '../../shared/i18n/loadTranslations.ts'
import { isPageNamespace, type PageNamespace } from './pageTexts.ts'

interface Language {
  readonly translations: Translations
  readonly later: Readonly<Record<PageNamespace, () => Promise<{ readonly default: object }>>>
}

/** Of every language that has a folder here. */
const loaders = import.meta.glob<Language>('./*/translations.ts')

async function load(language: InterfaceLanguage): Promise<Language> {
  const found = loaders[`./${language}/translations.ts`]
  if (!found) throw new Error(`there are no texts in ${language}`)
  return await found()
}

/** Loads texts of the couple app in one language: what every page shows, and the namespaces asked for, each a chunk of its own. */
export async function loadTranslations(language: InterfaceLanguage, namespaces: readonly string[]): Promise<Translations> {
  const { translations, later } = await load(language)
  const asked = namespaces.filter(isPageNamespace)
  const texts = await Promise.all(asked.map(async (name) => [name, (await later[name]()).default] as const))
  return { ...translations, ...Object.fromEntries(texts) }
}

/** All of them, for what shows any page. */
export async function loadAllTranslations(language: InterfaceLanguage): Promise<Translations> {
  const { later } = await load(language)
  return await loadTranslations(language, Object.keys(later))
}
