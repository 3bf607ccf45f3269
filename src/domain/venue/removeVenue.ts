import { defineCommand, refuse } from '../command.ts'
import { isErased } from '../event.ts'
import type { ProviderId, VenueId } from '../ids.ts'
import { provider, providerStream } from '../provider/provider.ts'
import { venue, venueStream } from './venue.ts'

export interface RemoveVenue {
  readonly providerId: ProviderId
  readonly venueId: VenueId
}

const reads = { venue: { aggregate: venue, stream: ({ venueId }: RemoveVenue) => venueStream(venueId) } }

/** Deletes a venue with all that is said of it and its pictures. A picture that is being added meanwhile goes by its own effect. */
export const removeVenue = defineCommand(provider)({
  name: 'removeVenue',
  stream: (input: RemoveVenue) => providerStream(input.providerId),
  reads,
  refusals: ['planner_not_found', 'venue_not_found'],
  decide({ providerId, venueId }, { contact, venues }, { now, seen }) {
    if (!contact) return refuse('planner_not_found')
    if (!venues.has(venueId)) return refuse('venue_not_found')
    const pictures = [...seen.venue.photos.values()].flatMap(({ picture }) => (isErased(picture) ? [] : [picture]))
    return [{ type: 'VenueRemoved', data: { providerId, venueId, pictures, removedAt: now.toISOString() } }]
  },
})
