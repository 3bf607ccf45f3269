import 'i18next'
import type { translations } from './locales/fr/translations.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof translations
  }
}
