import { luhnSum, parseCompanyNumber } from './companyNumber.ts'
import type { Country } from './locale.ts'

/** What follows the country's two letters; where a company's own number is its VAT number too, that number. Rule INV-2. */
const isVatNumberOf: Readonly<Record<Country, (number: string) => boolean>> = {
  FR: isFrench,
  BE: (number) => parseCompanyNumber('BE', number) === number,
  GB: isBritish,
  DE: (number) => parseCompanyNumber('DE', `DE${number}`) === `DE${number}`,
  IT: (number) => parseCompanyNumber('IT', number) === number,
  ES: (number) => parseCompanyNumber('ES', number) === number,
  PT: (number) => parseCompanyNumber('PT', number) === number,
}

/** The number as it is stored and printed, with its country's letters, or undefined when it cannot be one of that country. */
export function parseVatNumber(country: Country, text: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s.\-/]+/g, '')
  const number = compact.startsWith(country) ? compact.slice(2) : compact
  return isVatNumberOf[country](number) ? `${country}${number}` : undefined
}

/** A key of two signs and the SIREN. Keys of digits alone are computed from it; those with letters are given out. */
function isFrench(number: string): boolean {
  const parts = /^([\dA-HJ-NP-Z]{2})(\d{9})$/.exec(number)
  if (!parts) return false
  const [, key = '', siren = ''] = parts
  if (Number(siren) === 0 || luhnSum(siren) % 10 !== 0) return false
  return !/^\d{2}$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
}

/** Nine digits, and three more of a branch. The check digits were moved by 55 when numbers ran out. */
function isBritish(number: string): boolean {
  if (!/^(\d{9}|\d{12})$/.test(number) || Number(number.slice(0, 7)) === 0) return false
  const weighted = Array.from(number.slice(0, 7), Number).reduce((sum, digit, index) => sum + digit * (8 - index), 0)
  const rest = (weighted + Number(number.slice(7, 9))) % 97
  return rest === 0 || rest === 42
}
