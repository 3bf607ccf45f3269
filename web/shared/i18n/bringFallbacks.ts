import type { i18n } from 'i18next'
import type { InterfaceLanguage } from './languages.ts'

type Load = (language: InterfaceLanguage) => Promise<Readonly<Record<string, object>>>

/**
 * What to do about a missing text: the next language it may stand in is loaded, and what shows it is rendered again. Missing there too, it is
 * asked for again, and the one after that is loaded.
 */
export function bringFallbacks(
  instance: i18n,
  languages: readonly InterfaceLanguage[],
  load: Load,
): (missingIn: readonly string[], namespace: string) => void {
  let running = false
  const bring = async (language: InterfaceLanguage) => {
    running = true
    try {
      const translations = await load(language)
      for (const [namespace, texts] of Object.entries(translations)) instance.addResourceBundle(language, namespace, texts)
    } finally {
      running = false
    }
  }
  return (_missingIn, namespace) => {
    const next = languages.find((language) => !instance.hasResourceBundle(language, namespace))
    // Offline, the key stands there until something is missing again.
    if (!running && next !== undefined) bring(next).catch(() => {})
  }
}
