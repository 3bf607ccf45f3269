import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { localeOf, supportedLocales } from '../../session/localeOf.ts'
import type { EditedProfileInput } from './editedProfile.ts'

/** The form as it begins. */
export function profileInputOf({ email, city, zipCode, country, latitude, longitude, locale }: User): EditedProfileInput {
  const home = { city, zipcode: zipCode, countrycode: country, lat: latitude, lng: longitude }
  return {
    email,
    city: city === '' ? null : home,
    // A language without its country is the one of the list that is read the same.
    locale: supportedLocales.some((supported) => supported.locale === locale) ? locale : localeOf(locale),
  }
}
