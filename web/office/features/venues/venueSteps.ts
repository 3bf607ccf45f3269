import type { VenueRequirement } from '../../../../src/domain/venue/venueRequirement.ts'

/** The steps of the form, in order. The URL contains their names. */
export const venueSteps = ['identity', 'presentation', 'features', 'gallery', 'services', 'videos'] as const
export type VenueStep = (typeof venueSteps)[number]

/** The step of each requirement. */
export const stepOf: Readonly<Record<VenueRequirement, VenueStep>> = {
  place: 'identity',
  description: 'presentation',
  capacity: 'presentation',
  image: 'gallery',
}
