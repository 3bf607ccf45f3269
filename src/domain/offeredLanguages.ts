import type { Country, Language } from './locale.ts'

const fewer: Partial<Record<Country, readonly Language[]>> = { BE: ['fr', 'nl', 'de'] }

/** True where visitors of the country's domain may choose the language. */
export function isOffered(language: Language, country: Country): boolean {
  return fewer[country]?.includes(language) ?? true
}
