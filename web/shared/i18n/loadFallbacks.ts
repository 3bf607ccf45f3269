import type { i18n } from 'i18next'
import type { InterfaceLanguage } from './languages.ts'
import { addTexts } from './loadTexts.ts'
import type { LoadTranslations } from './loadTranslations.ts'

/**
 * Handles a missing text: loads the next fallback language, which renders the text again. If it is missing there too, i18next calls this
 * again for the language after that.
 */
export function loadFallbacks(
  instance: i18n,
  languages: readonly InterfaceLanguage[],
  load: LoadTranslations,
): (missingIn: readonly string[], namespace: string) => void {
  let running = false
  const loadNext = async (language: InterfaceLanguage, namespace: string) => {
    running = true
    try {
      // An empty bundle marks the language as loaded, so that it is not requested again.
      addTexts(instance, language, { [namespace]: {}, ...(await load(language, [namespace])) })
    } finally {
      running = false
    }
  }
  return (_missingIn, namespace) => {
    const next = languages.find((language) => !instance.hasResourceBundle(language, namespace))
    // Offline, the key is shown until another text is missing.
    if (!running && next !== undefined) loadNext(next, namespace).catch(() => {})
  }
}
