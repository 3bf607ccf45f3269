import { refuse } from '../command.ts'
import type { Instead } from '../pictureList.ts'
import type { ServiceOffer } from '../provider/providerEvents.ts'
import { sameData } from '../sameData.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'
import type { Venue } from './venue.ts'

export interface OfferVenueServices extends OfVenue {
  readonly services: readonly ServiceOffer[]
  readonly instead?: Instead<Venue['services']>
}

/** Replaces the services on offer at a venue. None is twice, and there may be none at all. Rule VEN-3. */
export const offerVenueServices = defineVenueCommand({
  name: 'offerVenueServices',
  refusals: ['changed_meanwhile', 'service_twice'],
  decide({ services, instead, ...of }: OfferVenueServices, state, { now }) {
    if (instead !== undefined && !sameData(instead, state.services)) return refuse('changed_meanwhile')
    if (new Set(services.map(({ service }) => service)).size < services.length) return refuse('service_twice')
    if (sameData(services, state.services)) return []
    return [{ type: 'VenueServicesOffered', data: { ...of, services: [...services], offeredAt: now.toISOString() } }]
  },
})
