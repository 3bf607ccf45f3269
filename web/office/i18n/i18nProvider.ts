import type { i18n } from 'i18next'
import type { I18nProvider } from 'react-admin'
import { changeLanguage } from '../../shared/i18n/createI18n.ts'
import { languageNames } from '../../shared/i18n/languages.ts'
import { loadTexts } from '../../shared/i18n/loadTexts.ts'
import { loadTranslations, officeLanguageOf } from '../texts/loadTranslations.ts'
import type { TextFile } from '../texts/sourceTexts.ts'

/** A key: the file, and the path in it. Sentences of the server have spaces, and are shown as they are. */
const inFile = /^([\w-]+)\.(\S+)$/

interface TranslateOptions {
  /** The text for a missing key. */
  readonly _?: string
  /** react-admin's name for a count. */
  readonly smart_count?: number
  readonly [name: string]: unknown
}

/** react-admin's i18n provider, which also loads texts that a page needs. */
export interface OfficeI18nProvider extends I18nProvider {
  /** Loads files of texts in the current language. */
  loadTexts(files: readonly TextFile[]): Promise<void>
}

/** react-admin's i18n provider on i18next. The chosen language is stored in the cookie `_locale`. */
export function createI18nProvider(instance: i18n): OfficeI18nProvider {
  const say = instance.t as unknown as (key: string, options: object) => string
  return {
    translate(key: string, { _: fallback, smart_count: count, ...options }: TranslateOptions = {}) {
      const [, file, path] = inFile.exec(ownKey(key)) ?? []
      const place = file === undefined ? {} : { ns: file }
      return say(path ?? key, { defaultValue: fallback ?? key, ...(count === undefined ? {} : { count }), ...options, ...place })
    },
    changeLocale: (locale) => changeLanguage(instance, officeLanguageOf(locale), loadTranslations),
    loadTexts: (files) => loadTexts(instance, files, loadTranslations),
    getLocale: () => instance.language,
    getLocales: () => Object.entries(languageNames).map(([locale, name]) => ({ locale, name })),
  }
}

/** react-admin looks texts up at `resources.<name>`; here each resource has a file of its own, e.g. `credits.fields.date`. */
function ownKey(key: string): string {
  return key.startsWith('resources.') ? key.slice('resources.'.length) : key
}
