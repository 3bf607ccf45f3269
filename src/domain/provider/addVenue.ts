import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, VenueId } from '../ids.ts'
import type { VenueType } from '../venue/venueType.ts'
import { provider, providerStream } from './provider.ts'

export interface AddVenue {
  readonly providerId: ProviderId
  readonly venueId: VenueId
  readonly publicId: string
  readonly name: string
  readonly type: VenueType
}

/** Adds an unpublished venue. Plans do not limit the number; the limit keeps the provider's stream small. */
export const addVenue = defineCommand(provider)({
  name: 'addVenue',
  stream: (input: AddVenue) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'venue_limit_reached'],
  decide(input, { contact, venues }, { now, rules }) {
    if (!contact) return refuse('planner_not_found')
    if (venues.has(input.venueId)) return []
    if (venues.size >= rules.venues.most) return refuse('venue_limit_reached')
    return [{ type: 'VenueAdded', data: { ...input, addedAt: now.toISOString() } }]
  },
})
