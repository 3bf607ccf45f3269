import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** An E.164 number formatted for people: `+33 6 12 34 56 78`. */
export function writtenPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
}
