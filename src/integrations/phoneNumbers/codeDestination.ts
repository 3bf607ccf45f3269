import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Phone } from '../../domain/phone.ts'

/** The country and kind of a number that receives text messages. */
export interface CodeDestination {
  /** ISO code; undefined for numbers of no country, such as those of satellites. */
  readonly country: string | undefined
  /** Codes are sent to it even without an account. */
  readonly served: boolean
}

/** Personal numbers, pagers, premium and shared-cost numbers are excluded: text messages to them are expensive and reach nobody. */
const ordinary: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP'])

/** The country of a number, and whether its kind gets codes in these countries. */
export function codeDestination(phone: Phone, countries: readonly string[]): CodeDestination {
  const number = parsePhoneNumberFromString(phone)
  const country = number?.country
  return { country, served: country !== undefined && countries.includes(country) && ordinary.has(number?.getType()) }
}
