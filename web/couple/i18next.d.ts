import 'i18next'
import type { Texts } from './locales/loadTranslations.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
