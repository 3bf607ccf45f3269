import { z } from 'zod'
import type { User } from '../../../../src/api/schemas/couple/auth.ts'
import { CoupleEmail } from '../../../../src/domain/email.ts'
import { PickedCitySchema } from '../../city/pickedCitySchema.ts'
import { localeOf, supportedLocales } from '../../session/localeOf.ts'

/** What a couple may change of itself; the messages are the form's. */
export const EditedProfile = z.object({
  email: z.string().trim().pipe(CoupleEmail),
  city: PickedCitySchema,
  locale: z.string(),
})

export type EditedProfileInput = z.input<typeof EditedProfile>
export type EditedProfile = z.output<typeof EditedProfile>

/** The form as it begins. */
export function editedProfileOf({ email, city, zipCode, country, latitude, longitude, locale }: User): EditedProfileInput {
  const home = { city, zipcode: zipCode, countrycode: country, lat: latitude, lng: longitude }
  return {
    email,
    city: city === '' ? null : home,
    // A language without its country is the one of the list that is read the same.
    locale: supportedLocales.some((supported) => supported.locale === locale) ? locale : localeOf(locale),
  }
}
