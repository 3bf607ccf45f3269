import type { i18n } from 'i18next'
import type { InterfaceLanguage } from './languages.ts'
import type { LoadTranslations } from './loadTranslations.ts'

/** Loads the namespaces that are missing in the current language. If the language changes meanwhile, also in the new one. */
export async function loadTexts(instance: i18n, namespaces: readonly string[], load: LoadTranslations): Promise<void> {
  let language: string
  do {
    language = instance.language
    addTexts(instance, language, await loadMissing(instance, language as InterfaceLanguage, namespaces, load))
  } while (language !== instance.language)
}

/** The namespaces that are missing in a language. One that has no texts there is empty. */
export async function loadMissing(
  instance: i18n,
  language: InterfaceLanguage,
  namespaces: readonly string[],
  load: LoadTranslations,
): Promise<Readonly<Record<string, object>>> {
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(language, namespace))
  if (missing.length === 0) return {}
  const translations = await load(language, missing)
  return Object.fromEntries(missing.map((namespace) => [namespace, translations[namespace] ?? {}]))
}

export function addTexts(instance: i18n, language: string, translations: Readonly<Record<string, object>>): void {
  for (const [namespace, texts] of Object.entries(translations)) instance.addResourceBundle(language, namespace, texts)
}
