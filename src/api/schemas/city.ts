import { z } from 'zod'
import { Country, Locale } from '../../domain/locale.ts'
import { plainText } from './plainText.ts'

/** A town of the city search, with fields that distinguish towns of the same name. Latitude and longitude are degrees as text. */
const City = z.object({
  city: z.string(),
  /** '' when unknown. */
  zipcode: z.string(),
  countrycode: Country,
  lat: z.string(),
  lng: z.string(),
  region: z.string(),
  label: z.string(),
})

export const CityQuery = z.object({
  q: plainText(100),
  country: z.preprocess((value) => (typeof value === 'string' ? value.toUpperCase() || undefined : value), Country.optional()),
  locale: Locale.optional(),
  limit: z.coerce.number().int().min(1).max(20).default(10),
})

export const CitiesAnswer = z.object({ success: z.literal(true), cities: z.array(City).readonly(), error: z.null() })
