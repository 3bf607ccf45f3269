import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { bringFallbacks } from './bringFallbacks.ts'
import { addTexts, loadMissing } from './bringTexts.ts'
import type { InterfaceLanguage } from './languages.ts'
import type { LoadTranslations, Translations } from './loadTranslations.ts'
import { rememberLanguage } from './rememberLanguage.ts'

/** Where a text is looked for that a language does not have. */
const fallbackLanguages = ['en', 'fr'] as const satisfies readonly InterfaceLanguage[]

/**
 * Makes an i18next instance that knows one language; `changeLanguage` (below) adds others as they are asked for.
 * @param load where the languages that a missing text falls back to come from; CI refuses a missing key, so hardly anybody loads them
 */
export function createI18n(language: InterfaceLanguage, translations: Translations, load?: LoadTranslations): i18n {
  const instance = createInstance()
  // Loading is done, so this is synchronous although its type is a promise.
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: [...fallbackLanguages],
    ...(load && { saveMissing: true, missingKeyHandler: bringFallbacks(instance, fallbackLanguages, load) }),
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

/** How often another language was asked for: the last one is meant, however long its texts take. */
const turns = new WeakMap<i18n, number>()

/** Switches the language once its texts have arrived, and remembers the choice in the cookie `_locale` for a year. */
export async function changeLanguage(instance: i18n, language: InterfaceLanguage, load: LoadTranslations): Promise<void> {
  const turn = (turns.get(instance) ?? 0) + 1
  turns.set(instance, turn)
  if (instance.language !== language) {
    let translations: Translations
    do {
      // A page may bring more texts meanwhile.
      translations = await loadMissing(instance, language, namespacesOf(instance), load)
      if (turns.get(instance) !== turn) return
      addTexts(instance, language, translations)
    } while (Object.keys(translations).length > 0)
    await instance.changeLanguage(language)
  }
  document.documentElement.lang = language
  rememberLanguage(language)
}

/** What the instance knows in its present language. */
function namespacesOf(instance: i18n): readonly string[] {
  return Object.keys(instance.getDataByLanguage(instance.language) ?? {})
}
