import { z } from 'zod'
import { VenueType } from '../../domain/venue/venueType.ts'
import type { Prestataire } from './couple/prestataire.ts'
import type { Named } from './directory.ts'

const Image = z.object({ thumb: z.string(), alt: z.string(), caption: z.string() })

/** A venue as lists show it. A missing value is null. */
export const VenueCard = z.object({
  id: z.uuid(),
  publicId: z.string(),
  name: z.string(),
  /** Of its page. */
  path: z.string(),
  type: z.object({ slug: VenueType, name: z.string() }),
  city: z.string(),
  /** Postal code. */
  cp: z.string(),
  /** Text. */
  description: z.string(),
  image: Image.nullable(),
  seated: z.int().nullable(),
  standing: z.int().nullable(),
  bedrooms: z.int().nullable(),
  /** In euros. */
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  /** Its owner has Premium. */
  isPremium: z.boolean(),
})
export type VenueCard = z.output<typeof VenueCard>

/** Everything that the page of a venue shows of it. */
export interface ShownVenue extends Omit<VenueCard, 'image'> {
  readonly street: string
  /** Where it stands in the directory; null where that is not known. */
  readonly country: Named | null
  readonly region: Named | null
  /** Where it is, in degrees. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  /** HTML, sanitised. */
  readonly details: string
  /** Those it has, in the groups in which they are shown. */
  readonly features: readonly { readonly group: string; readonly names: readonly string[] }[]
  readonly images: Prestataire['images']
  readonly prestations: Prestataire['prestations']
  readonly videos: Prestataire['videos']
  readonly website: string | null
  readonly socialNetworks: Prestataire['socialNetworks']
}
