import type { i18n } from 'i18next'
import { addTexts } from './bringTexts.ts'
import type { InterfaceLanguage } from './languages.ts'
import type { LoadTranslations } from './loadTranslations.ts'

/**
 * What to do about a missing text: the next language it may stand in is loaded, and what shows it is rendered again. Missing there too, it is
 * asked for again, and the one after that is loaded.
 */
export function bringFallbacks(
  instance: i18n,
  languages: readonly InterfaceLanguage[],
  load: LoadTranslations,
): (missingIn: readonly string[], namespace: string) => void {
  let running = false
  const bring = async (language: InterfaceLanguage, namespace: string) => {
    running = true
    try {
      // Also when it is not to be found there, so that it is not asked for again.
      addTexts(instance, language, { [namespace]: {}, ...(await load(language, [namespace])) })
    } finally {
      running = false
    }
  }
  return (_missingIn, namespace) => {
    const next = languages.find((language) => !instance.hasResourceBundle(language, namespace))
    // Offline, the key stands there until something is missing again.
    if (!running && next !== undefined) bring(next, namespace).catch(() => {})
  }
}
