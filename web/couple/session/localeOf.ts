import type { Country } from '../../../src/domain/locale.ts'
import type { InterfaceLanguage } from '../../shared/i18n/languages.ts'

/** The product's locales, one for each domain, each with its language. */
export const supportedLocales = [
  { locale: 'fr-FR', language: 'fr' },
  { locale: 'nl-BE', language: 'nl' },
  { locale: 'en-GB', language: 'en' },
  { locale: 'de-DE', language: 'de' },
  { locale: 'it-IT', language: 'it' },
  { locale: 'es-ES', language: 'es' },
  { locale: 'pt-PT', language: 'pt' },
] as const satisfies readonly { readonly locale: `${InterfaceLanguage}-${Country}`; readonly language: InterfaceLanguage }[]

/** The locale for a language. */
export function localeOf(language: string): string {
  return supportedLocales.find((supported) => supported.language === language.slice(0, 2))?.locale ?? 'fr-FR'
}
