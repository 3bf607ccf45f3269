import 'i18next'
import type { later, translations } from './locales/fr/translations.ts'

type Later = typeof later

/** All texts by namespace; French is written first, and the other languages have the same. */
type Texts = typeof translations & { readonly [Name in keyof Later]: Awaited<ReturnType<Later[Name]>>['default'] }

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
  }
}
