import type { InterfaceLanguage } from './languages.ts'

const yearSeconds = 365 * 86_400

/** Keeps the choice in the cookie `_locale` for a year. Answers whether the browser took it. */
export function rememberLanguage(language: InterfaceLanguage): boolean {
  document.cookie = `_locale=${language}; path=/; max-age=${yearSeconds}; samesite=lax`
  return document.cookie.split('; ').includes(`_locale=${language}`)
}
