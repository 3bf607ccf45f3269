import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number in E.164 as people write it, `+33 6 12 34 56 78`. */
export function writtenPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
}
