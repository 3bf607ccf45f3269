import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { localeOf, supportedLocales } from '../../session/localeOf.ts'
import type { EditedProfileInput } from './editedProfile.ts'

/** The form's initial values. */
export function profileInputOf({ email, city, zipCode, country, latitude, longitude, locale }: User): EditedProfileInput {
  const home = { city, zipcode: zipCode, countrycode: country, lat: latitude, lng: longitude }
  return {
    email,
    city: city === '' ? null : home,
    // A language without a country is mapped to the listed locale of that language.
    locale: supportedLocales.some((supported) => supported.locale === locale) ? locale : localeOf(locale),
  }
}
