/**
 * The interface languages of both sides: each with its own name, and the locale of its dates and numbers. A new language needs a line here
 * and its folders of texts (docs/architecture.md).
 */
export const languageList = {
  fr: { name: 'Français', locale: 'fr-FR' },
  en: { name: 'English', locale: 'en-GB' },
  nl: { name: 'Nederlands', locale: 'nl-BE' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  it: { name: 'Italiano', locale: 'it-IT' },
  es: { name: 'Español', locale: 'es-ES' },
  pt: { name: 'Português', locale: 'pt-PT' },
} as const
type LanguageCode = keyof typeof languageList
export const languages = Object.keys(languageList) as readonly LanguageCode[]
