import type { InterfaceLanguage } from './languages.ts'

const yearSeconds = 365 * 86_400

/** Stores the choice in the cookie `_locale` for a year. Returns whether the browser stored it. */
export function rememberLanguage(language: InterfaceLanguage): boolean {
  document.cookie = `_locale=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  return document.cookie.split('; ').includes(`_locale=${language}`)
}
