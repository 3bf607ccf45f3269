import { defineCommand, refuse } from '../command.ts'
import type { Instead } from '../pictureList.ts'
import type { ServiceOffer } from '../provider/providerEvents.ts'
import { sameData } from '../sameData.ts'
import { type Venue, venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

export interface OfferVenueServices extends OfVenue {
  readonly services: readonly ServiceOffer[]
  readonly instead?: Instead<Venue['services']>
}

/** Replaces the services on offer at a venue. None is twice, and there may be none at all. Rule VEN-3. */
export const offerVenueServices = defineCommand(venue)({
  name: 'offerVenueServices',
  stream: (input: OfferVenueServices) => venueStream(input.venueId),
  reads: { owner: venueOwner<OfferVenueServices>() },
  refusals: [...ownerRefusals, 'changed_meanwhile', 'service_twice'],
  decide({ services, instead, ...of }, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (instead !== undefined && !sameData(instead, state.services)) return refuse('changed_meanwhile')
    if (new Set(services.map(({ service }) => service)).size < services.length) return refuse('service_twice')
    if (sameData(services, state.services)) return []
    return [{ type: 'VenueServicesOffered', data: { ...of, services: [...services], offeredAt: now.toISOString() } }]
  },
})
