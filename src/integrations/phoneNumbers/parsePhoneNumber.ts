import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Country } from '../../domain/locale.ts'
import type { Phone } from '../../domain/phone.ts'

/** Kinds of numbers that reach no person and are expensive for the sender. */
const notPersonal: ReadonlySet<NumberType> = new Set(['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'UAN', 'PAGER', 'VOICEMAIL'])

/**
 * The number in E.164 if it is valid in its country's numbering plan and can be a person's; else undefined.
 * @param country of a number without `+`
 */
export function parsePhoneNumber(text: string, country?: Country): Phone | undefined {
  const parsed = parsePhoneNumberFromString(text, { ...(country ? { defaultCountry: country } : {}), extract: false })
  if (!parsed?.isValid() || parsed.ext !== undefined || notPersonal.has(parsed.getType())) return undefined
  return parsed.number
}
