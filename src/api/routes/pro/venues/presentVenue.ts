import { presentVenue } from '../../../../domain/venue/presentVenue.ts'
import { sanitisePortrait } from '../../../../projections/sanitiseHtml.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { shownPresentation, venuePresentation } from './venuePresentation.ts'
import { venueRefusals } from './venueRefusals.ts'

/** PUT /api/pro/venue-presentations/:id: the second step of the form. */
export const presentVenueRoute = commandRoute({
  ...proCalls.presentVenue,
  access: { as: 'provider', owns: 'venue' },
  docs: {
    tags: ['venues'],
    summary: 'Say what a venue is like, for how many, and what it costs',
    description: 'Prices in euro cents. If-Match names the version that the form was filled on.',
  },
  command: presentVenue,
  async input(call) {
    const filledOn = await venuePresentation.filledOn(call)
    return { ...filledOn, presentation: { ...call.body, details: sanitisePortrait(call.body.details) } }
  },
  answer: ({ state }, call) => venuePresentation.answer(shownPresentation(call.params.id, state), call),
  refusals: venueRefusals,
})

/** GET /api/pro/venue-presentations/:id */
export const showVenuePresentationRoute = venuePresentation.showRoute(
  proCalls.showVenuePresentation,
  'Texts, capacities and prices of a venue',
)
