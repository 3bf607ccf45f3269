import type { InterfaceLanguage } from '../../shared/i18n/languages.ts'
import type { Translations } from '../../shared/i18n/loadTranslations.ts'
import { isPageNamespace, startTexts } from './pageTexts.ts'

/** Every language with a folder here; each file is a chunk. Texts used only by the server are excluded. */
const loaders = import.meta.glob<object>(['./*/*.json', '!./*/{directory,legal,planner,review,venue,venueDirectory,welcome}.json'], {
  import: 'default',
})

/** Loads texts of the couple app in one language: the shared ones and the given namespaces. */
export async function loadTranslations(language: InterfaceLanguage, namespaces: readonly string[]): Promise<Translations> {
  const asked = new Set([...startTexts, ...namespaces.filter(isPageNamespace)])
  return Object.fromEntries(await Promise.all([...asked].map(async (name) => [name, await load(language, name)] as const)))
}

async function load(language: InterfaceLanguage, namespace: string): Promise<object> {
  const found = loaders[`./${language}/${namespace}.json`]
  if (!found) throw new Error(`there are no texts in ${language}: ${namespace}`)
  return await found()
}
