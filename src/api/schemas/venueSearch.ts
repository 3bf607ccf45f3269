import { z } from 'zod'
import { Locale } from '../../domain/locale.ts'
import type { PublicRules } from '../../domain/publicRules.ts'
import { VenueType } from '../../domain/venue/venueType.ts'
import { plainText } from './plainText.ts'
import { VenueCard } from './venuePage.ts'

/** What venues are looked for by; a town by where it lies, in degrees. */
export const venueSearchQuery = ({ text, venues }: PublicRules) =>
  z
    .object({
      keywords: plainText(text.searchKeywords).trim().default(''),
      latitude: z.coerce.number().min(-90).max(90).optional(),
      longitude: z.coerce.number().min(-180).max(180).optional(),
      type: VenueType.optional(),
      guests: z.coerce.number().int().min(1).max(venues.guests).optional(),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
      locale: Locale.optional(),
    })
    .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      path: ['longitude'],
      message: 'Latitude and longitude come together',
    })

export const VenueSearchPage = z.object({
  venues: z.array(VenueCard).readonly(),
  total: z.int(),
  total_is_minimum: z.boolean(),
  page: z.int(),
  pages: z.int(),
})
export type VenueSearchPage = z.output<typeof VenueSearchPage>
