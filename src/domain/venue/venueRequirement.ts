import { z } from 'zod'

/** What a venue must have before it can be published, in the order in which its form asks. */
export const venueRequirements = ['place', 'description', 'capacity', 'image'] as const
export const VenueRequirement = z.enum(venueRequirements)
export type VenueRequirement = z.output<typeof VenueRequirement>
