import { z } from 'zod'
import { Locale } from '../../domain/locale.ts'
import { type VenueType, venueTypes } from '../../domain/venue/venueType.ts'
import { CountrySlug, Named, RegionSlug } from './directory.ts'
import { VenueCard } from './venuePage.ts'

/** A type of venues as it stands in the directory's addresses. */
export function typeSlugOf(type: VenueType): string {
  return type.replaceAll('_', '-')
}

/** The type of an address; undefined where it names none. */
export function typeOfSlug(slug: string): VenueType | undefined {
  return venueTypes.find((type) => typeSlugOf(type) === slug)
}

export const VenueDirectoryQuery = z.object({
  country: CountrySlug.optional(),
  region: RegionSlug.optional(),
  type: z.enum(venueTypes.map(typeSlugOf)).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  locale: Locale.optional(),
})
export type VenueDirectoryQuery = z.output<typeof VenueDirectoryQuery>

/** A page of the public directory of venues: those on it, and where one can go from it. */
export const VenueDirectoryPage = z.object({
  country: Named.nullable(),
  region: Named.nullable(),
  type: Named.nullable(),
  countries: z.array(Named).readonly(),
  /** Of the country, those with venues. */
  regions: z.array(Named.extend({ count: z.int() })).readonly(),
  types: z.array(Named).readonly(),
  venues: z.array(VenueCard).readonly(),
  total: z.int(),
  total_is_minimum: z.boolean(),
  page: z.int(),
  pages: z.int(),
})
export type VenueDirectoryPage = z.output<typeof VenueDirectoryPage>
