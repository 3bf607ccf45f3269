import { z } from 'zod'
import { countries, Locale } from '../../domain/locale.ts'
import { ServiceType } from '../../domain/referenceValues.ts'
import { Prestataire } from './couple/prestataire.ts'

/** Countries in the directory's addresses. */
export const CountrySlug = z.enum(countries.map((country) => country.toLowerCase() as Lowercase<typeof country>))
export const RegionSlug = z.string().regex(/^[a-z0-9-]{1,80}$/)

export const DirectoryQuery = z.object({
  country: CountrySlug.optional(),
  region: RegionSlug.optional(),
  service: ServiceType.optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  locale: Locale.optional(),
})
export type DirectoryQuery = z.output<typeof DirectoryQuery>

/** A step of the breadcrumb: its segment in addresses, and its name. */
export const Named = z.object({ slug: z.string(), name: z.string() })
export type Named = z.output<typeof Named>

/** A page of the public directory: its planners and links. */
export const DirectoryPage = z.object({
  country: Named.nullable(),
  region: Named.nullable(),
  service: Named.nullable(),
  countries: z.array(Named).readonly(),
  /** Regions of the country that have planners. */
  regions: z.array(Named.extend({ count: z.int() })).readonly(),
  services: z.array(Named).readonly(),
  prestataires: z.array(Prestataire).readonly(),
  total: z.int(),
  total_is_minimum: z.boolean(),
  page: z.int(),
  pages: z.int(),
})
export type DirectoryPage = z.output<typeof DirectoryPage>
