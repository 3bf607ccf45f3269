import type { Backend } from './backend.ts'
import { unlessErased } from './domain/event.ts'
import { ProviderId, VenueId } from './domain/ids.ts'
import { provider, providerStream } from './domain/provider/provider.ts'
import { identityOf, venue, venueStream } from './domain/venue/venue.ts'
import type { LoadVenueNews } from './jobs/messages/aboutVenue.ts'

/** The log's present state of a venue: its name, what moderation thinks of it, and why it was rejected. */
export function createLoadVenueNews({ commands }: Backend): LoadVenueNews {
  return async (id, of) => {
    const venueId = VenueId.parse(of)
    const [{ state: owner }, { state }] = await Promise.all([
      commands.load(provider, providerStream(ProviderId.parse(id))),
      commands.load(venue, venueStream(venueId)),
    ])
    const added = owner.venues.get(venueId)
    if (!added) return undefined
    const { moderation, rejection } = state
    return { name: unlessErased(identityOf(state, added).name, ''), moderation, reason: unlessErased(rejection, '') ?? '' }
  }
}
