import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { InterfaceLanguage } from './languages.ts'
import { loadFallbacks } from './loadFallbacks.ts'
import { addTexts, loadMissing } from './loadTexts.ts'
import type { LoadTranslations, Translations } from './loadTranslations.ts'
import { rememberLanguage } from './rememberLanguage.ts'

/** The fallback languages of a missing text, in order. */
const fallbackLanguages = ['en', 'fr'] as const satisfies readonly InterfaceLanguage[]

/**
 * Creates an i18next instance with one language; `changeLanguage` (below) loads others.
 * @param load loads the fallback languages. CI refuses missing keys, so it is rarely called.
 */
export function createI18n(language: InterfaceLanguage, translations: Translations, load?: LoadTranslations): i18n {
  const instance = createInstance()
  // The texts are given, so `init` is synchronous although it returns a promise.
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: [...fallbackLanguages],
    ...(load && { saveMissing: true, missingKeyHandler: loadFallbacks(instance, fallbackLanguages, load) }),
    resources: { [language]: translations },
    defaultNS: 'common',
    ns: Object.keys(translations),
    initAsync: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  return instance
}

/** Counts the changes of an instance, so that only the latest one is applied. */
const turns = new WeakMap<i18n, number>()

/** Switches the language once its texts have arrived, and remembers the choice in the cookie `_locale` for a year. */
export async function changeLanguage(instance: i18n, language: InterfaceLanguage, load: LoadTranslations): Promise<void> {
  const turn = (turns.get(instance) ?? 0) + 1
  turns.set(instance, turn)
  const before = instance.language
  if (instance.language !== language) {
    let translations: Translations
    do {
      // A page may add namespaces while the texts are loaded.
      translations = await loadMissing(instance, language, namespacesOf(instance, before), load)
      if (turns.get(instance) !== turn) return
      addTexts(instance, language, translations)
    } while (Object.keys(translations).length > 0)
    await instance.changeLanguage(language)
  }
  document.documentElement.lang = language
  rememberLanguage(language)
  // A page whose texts arrived while i18next was switching has them in the language before alone.
  addTexts(instance, language, await loadMissing(instance, language, namespacesOf(instance, before), load))
}

/** The namespaces that are loaded in a language. */
function namespacesOf(instance: i18n, language: string): readonly string[] {
  return Object.keys(instance.getDataByLanguage(language) ?? {})
}
