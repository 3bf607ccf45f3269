import { z } from 'zod'
import type { Country } from './locale.ts'

/** The result of a check; `checking` until there is one. */
export const companyOutcomes = ['valid', 'invalid_format', 'inactive', 'not_found'] as const
export const CompanyOutcome = z.enum(companyOutcomes)
export type CompanyOutcome = z.infer<typeof CompanyOutcome>
/** `in_use`: valid, but another account has it. */
export const CompanyNumberState = z.enum(['checking', ...companyOutcomes, 'in_use'])
export type CompanyNumberState = z.infer<typeof CompanyNumberState>

/** Countries whose register is queried automatically; elsewhere a person reviews the number. Rule COM-3. */
export const registeredCountries: readonly Country[] = ['FR']

/** The kind of company number in each country, without spaces, dots and similar. */
const isNumberOf: Readonly<Record<Country, (number: string) => boolean>> = {
  FR: isSiret,
  BE: (number) => /^[01]\d{9}$/.test(number) && 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  // The number at Companies House: eight digits, or two letters of the register and six digits.
  GB: (number) => /^(\d{8}|[A-Z]{2}\d{6})$/.test(number) && number !== '00000000',
  // The trade register (HRA, HRB) or, for companies without an entry, the VAT number.
  DE: (number) => /^HR[AB]\d{1,6}[A-Z]{0,2}$/.test(number) || (/^DE\d{9}$/.test(number) && isGermanVat(number.slice(2))),
  IT: (number) => /^\d{11}$/.test(number) && luhnSum(number) % 10 === 0 && Number(number) > 0,
  ES: isNif,
  PT: isNipc,
}

/** The number in normal form, or undefined when it is not valid in that country. */
export function parseCompanyNumber(country: Country, text: string): string | undefined {
  const compact = text.toUpperCase().replace(/[\s.\-/]+/g, '')
  const number =
    country === 'IT' || country === 'BE' || country === 'ES' || country === 'PT' ? compact.replace(new RegExp(`^${country}`), '') : compact
  return isNumberOf[country](number) ? number : undefined
}

/** La Poste has too many establishments for the Luhn check: their digits add up to a multiple of five. */
function isSiret(number: string): boolean {
  if (!/^\d{14}$/.test(number) || Number(number) === 0) return false
  if (luhnSum(number) % 10 === 0) return true
  return number.startsWith('356000000') && digitsOf(number).reduce((sum, digit) => sum + digit, 0) % 5 === 0
}

export function luhnSum(number: string): number {
  return digitsOf(number)
    .toReversed()
    .reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0)
}

/** ISO 7064, mod 11,10. */
function isGermanVat(number: string): boolean {
  const product = digitsOf(number.slice(0, 8)).reduce((rest, digit) => (((rest + digit) % 10 || 10) * 2) % 11, 10)
  return (11 - product) % 10 === Number(number[8])
}

const nifLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A company's number (a letter, seven digits, a check character), or that of a sole trader (DNI, NIE). */
function isNif(number: string): boolean {
  const person = /^([XYZ]|\d)(\d{7})([A-Z])$/.exec(number)
  if (person)
    return (
      nifLetters[Number(`${['X', 'Y', 'Z'].includes(person[1] ?? '') ? 'XYZ'.indexOf(person[1] ?? '') : person[1]}${person[2]}`) % 23] ===
      person[3]
    )
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([\dA-J])$/.exec(number)
  if (!company) return false
  const control = (10 - (luhnSum(`${company[2]}0`) % 10)) % 10
  return company[3] === String(control) || company[3] === 'JABCDEFGHI'[control]
}

function isNipc(number: string): boolean {
  if (!/^[1-9]\d{8}$/.test(number)) return false
  const rest = digitsOf(number.slice(0, 8)).reduce((sum, digit, index) => sum + digit * (9 - index), 0) % 11
  return (rest < 2 ? 0 : 11 - rest) === Number(number[8])
}

function digitsOf(number: string): readonly number[] {
  return Array.from(number, Number)
}
