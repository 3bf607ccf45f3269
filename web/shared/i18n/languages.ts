/** The seven interface languages by their own names. */
export const languageNames = {
  fr: 'Français',
  en: 'English',
  nl: 'Nederlands',
  de: 'Deutsch',
  it: 'Italiano',
  es: 'Español',
  pt: 'Português',
} as const

export type InterfaceLanguage = keyof typeof languageNames

export const interfaceLanguages = Object.keys(languageNames) as readonly InterfaceLanguage[]

export function isInterfaceLanguage(text: string): text is InterfaceLanguage {
  return text in languageNames
}
