import type { i18n } from 'i18next'
import type { I18nProvider } from 'react-admin'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { languageNames } from '../../shared/i18n/languages.ts'
import { loadTranslations, officeLanguageOf } from '../texts/loadTranslations.ts'

interface TranslateOptions {
  /** The text for a missing key. */
  readonly _?: string
  /** react-admin's name for a count. */
  readonly smart_count?: number
  readonly [name: string]: unknown
}

/** react-admin's i18n provider on i18next. The chosen language is stored in the cookie `_locale`. */
export function createI18nProvider(instance: i18n): I18nProvider {
  const say = instance.t as unknown as (key: string, options: object) => string
  return {
    translate(key: string, { _: fallback, smart_count: count, ...options }: TranslateOptions = {}) {
      return say(ownKey(key), { defaultValue: fallback ?? key, ...(count === undefined ? {} : { count }), ...options })
    },
    changeLocale: (locale) => changeLanguage(instance, officeLanguageOf(locale), loadTranslations),
    getLocale: () => instance.language,
    getLocales: () => Object.entries(languageNames).map(([locale, name]) => ({ locale, name })),
  }
}

/** react-admin looks texts up at `resources.<name>`; here each resource has a file of its own, e.g. `credits.fields.date`. */
function ownKey(key: string): string {
  return key.startsWith('resources.') ? key.slice('resources.'.length) : key
}
