import { unlessErased } from '../../../../domain/event.ts'
import { offerVenueServices } from '../../../../domain/venue/offerVenueServices.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { entityTag } from '../../../entityTag.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import type { VenueServices } from '../../../schemas/pro/venueOfferSchemas.ts'
import { servicesOf, serviceTable } from '../services/serviceTable.ts'
import { defineVenueRecord } from './venueRecord.ts'
import { venueRefusals } from './venueRefusals.ts'

/** The services of a venue: one row each, including values hidden from couples. */
const venueServices = defineVenueRecord({
  shown: (id, { state: { services } }): VenueServices => ({ id, ...serviceTable(unlessErased(services, [])) }),
  editable: ({ state }) => state.services,
  tag: (shown) => entityTag(Object.values(shown)),
})

/** PUT /api/pro/venue-services/:id: the fifth step of the form. Rule VEN-3. */
export const offerVenueServicesRoute = commandRoute({
  ...proCalls.offerVenueServices,
  access: { as: 'provider', owns: 'venue' },
  docs: {
    tags: ['venues'],
    summary: 'Say which services a venue offers',
    description: 'Prices in euro cents. If-Match names the version that the form was filled on.',
  },
  command: offerVenueServices,
  input: async (call) => ({ ...(await venueServices.filledOn(call)), services: servicesOf(call.body) }),
  answer: ({ state }, call) => venueServices.answer({ id: call.params.id, ...serviceTable(unlessErased(state.services, [])) }, call),
  refusals: venueRefusals,
})

/** GET /api/pro/venue-services/:id */
export const showVenueServicesRoute = venueServices.showRoute(proCalls.showVenueServices, 'The services that a venue offers')
