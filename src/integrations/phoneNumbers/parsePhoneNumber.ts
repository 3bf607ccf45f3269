import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Country } from '../../domain/locale.ts'
import type { Phone } from '../../domain/phone.ts'

/** Numbers that nobody is reached at, and that cost whoever writes to them. */
const notPersonal: ReadonlySet<NumberType> = new Set(['PREMIUM_RATE', 'SHARED_COST', 'TOLL_FREE', 'UAN', 'PAGER', 'VOICEMAIL'])

/**
 * The number in E.164, when the numbering plan of its country has it and it can be a person's; else undefined.
 * @param country where a number without `+` belongs to
 */
export function parsePhoneNumber(text: string, country?: Country): Phone | undefined {
  const parsed = parsePhoneNumberFromString(text, { ...(country ? { defaultCountry: country } : {}), extract: false })
  if (!parsed?.isValid() || parsed.ext !== undefined || notPersonal.has(parsed.getType())) return undefined
  return parsed.number
}
