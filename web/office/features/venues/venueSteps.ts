import type { VenueRequirement } from '../../../../src/domain/venue/venueRequirement.ts'

/** The steps of a venue's form, in their order; their names stand in its address. */
export const venueSteps = ['identity', 'presentation', 'features', 'gallery', 'services', 'videos'] as const
export type VenueStep = (typeof venueSteps)[number]

/** Where what is required is said. */
export const stepOf: Readonly<Record<VenueRequirement, VenueStep>> = {
  place: 'identity',
  description: 'presentation',
  capacity: 'presentation',
  image: 'gallery',
}
