import { refuse, type StreamRead } from '../command.ts'
import type { ProviderId, VenueId } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import { type Provider, provider, providerStream } from '../provider/provider.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import { missingIn, type Venue, venue } from './venue.ts'
import type { VenueEvent } from './venueEvents.ts'

/** Whose venue a command is about. */
export interface OfVenue {
  readonly providerId: ProviderId
  readonly venueId: VenueId
}

/** The provider, which knows whether it has the venue. */
export function venueOwner<Input extends OfVenue>(): StreamRead<Input, Provider, PersonEvent | ProviderEvent> {
  return { aggregate: provider, stream: ({ providerId }) => providerStream(providerId) }
}

export const ownerRefusals = ['planner_not_found', 'venue_not_found'] as const

/** Refused to whoever has no such venue: it is somebody else's, was deleted, or never existed. */
export function refusalOfOwner({ contact, venues }: Provider, { venueId }: OfVenue) {
  if (!contact) return refuse('planner_not_found')
  return venues.has(venueId) ? undefined : refuse('venue_not_found')
}

/** The events, unless they take from a published venue what it needs: it is unpublished first. */
export function unlessIncomplete(before: Venue, events: readonly VenueEvent[]) {
  const after = events.reduce((state, event) => venue.evolve(state, event), before)
  const missing = missingIn(after)
  return before.published && missing.length > 0 ? refuse('venue_incomplete', { missing }) : events
}
