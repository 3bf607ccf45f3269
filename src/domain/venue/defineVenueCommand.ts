import type { ProviderId, VenueId } from '../ids.ts'
import { defineOwnedCommand } from '../provider/defineOwnedCommand.ts'
import { definePublishing } from '../provider/definePublishing.ts'
import { missingIn, venue, venueStream } from './venue.ts'

/** The venue that a command changes, and its provider. */
export interface OfVenue {
  readonly providerId: ProviderId
  readonly venueId: VenueId
}

/** Declares a command on a venue; its provider knows whether there is one. */
export const defineVenueCommand = defineOwnedCommand({
  aggregate: venue,
  stream: ({ venueId }: OfVenue) => venueStream(venueId),
  isOwnedBy: ({ venues }, { venueId }) => venues.has(venueId),
  notFound: 'venue_not_found',
})

export const { refusalOfPublishing, unlessIncomplete } = definePublishing({ aggregate: venue, missingIn, incomplete: 'venue_incomplete' })
