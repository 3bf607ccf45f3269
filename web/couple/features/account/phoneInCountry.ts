import { type CountryCode, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The number in E.164 when it can be one of the country, else undefined. The server looks closer.
 * @param country ISO code in lower case, as the country picker has it
 */
export function phoneInCountry(text: string, country: string): string | undefined {
  const code = country.toUpperCase()
  const known: CountryCode | undefined = isSupportedCountry(code) ? code : undefined
  const parsed = parsePhoneNumberFromString(text, { ...(known && { defaultCountry: known }), extract: false })
  if (!parsed?.isValid()) return undefined
  return known === undefined || parsed.countryCallingCode === getCountryCallingCode(known) ? parsed.number : undefined
}
