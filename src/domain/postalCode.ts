import type { Country } from './locale.ts'

/** The formats of postal codes by country; in Britain the first half is enough. */
const shapes: Readonly<Record<Country, RegExp>> = {
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  BE: /^[1-9]\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?( \d[A-Z]{2})?$/,
}

/** The postal code in its country's format, or undefined when it is not valid there. */
export function parsePostalCode(country: Country, text: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s.]+/g, '')
  const written = country === 'GB' ? compact.replace(/^(.{2,4})(\d[A-Z]{2})$/, '$1 $2') : compact.replace(/^(\d{4})(\d{3})$/, '$1-$2')
  return shapes[country].test(written) ? written : undefined
}
