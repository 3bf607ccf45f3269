import { z } from 'zod'
import { Country } from './locale.ts'

/** A town as picked from the city search; coordinates in degrees, WGS 84. */
export const Place = z.object({
  city: z.string().min(1).max(120),
  /** Unknown for most towns outside France until somebody types it in. */
  zipCode: z.string().max(12),
  country: Country,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type Place = z.infer<typeof Place>

/** A town with its department, province or Land, as the country itself calls it; absent or '' when unknown. */
export const RegionalPlace = Place.extend({ region: z.string().max(120).optional() })
export type RegionalPlace = z.infer<typeof RegionalPlace>
