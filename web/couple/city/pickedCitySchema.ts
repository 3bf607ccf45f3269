import { z } from 'zod'
import { Country } from '../../../src/domain/locale.ts'
import { parsePostalCode } from '../../../src/domain/postalCode.ts'
import type { PickedCity } from './pickedCity.ts'

/** The city of a form: a town must be selected. A typed postal code is optional but must be valid in its country. */
export const PickedCitySchema = z.custom<PickedCity | null>().transform((city, context): PickedCity => {
  if (city === null) {
    context.addIssue({ code: 'custom' })
    return z.NEVER
  }
  const country = Country.safeParse(city.countrycode)
  const sound = city.zipcode.trim() === '' || (country.success && parsePostalCode(country.data, city.zipcode) !== undefined)
  if (!sound) context.addIssue({ code: 'custom', path: ['zipcode'] })
  return city
})
