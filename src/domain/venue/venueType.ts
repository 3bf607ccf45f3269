import { z } from 'zod'

/** What a venue is. */
export const venueTypes = [
  'boat',
  'castle',
  'domain',
  'farm',
  'hotel',
  'place_of_worship',
  'reception_hall',
  'restaurant',
  'unusual',
] as const
export const VenueType = z.enum(venueTypes)
export type VenueType = z.output<typeof VenueType>
