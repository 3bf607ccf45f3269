import { describeVenue } from '../../../../domain/venue/describeVenue.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { checkVenueFields } from './checkVenueFields.ts'
import { shownVenue, venueIdentity } from './venueIdentity.ts'
import { venueRefusals } from './venueRefusals.ts'

/** PUT /api/pro/venues/:id: the first step of the form. */
export const describeVenueRoute = commandRoute({
  ...proCalls.describeVenue,
  access: { as: 'provider', owns: 'venue' },
  docs: {
    tags: ['venues'],
    summary: 'Say who and where a venue is',
    description: 'If-Match names the version that the form was filled on: 412 when it was changed meanwhile, 428 without it.',
  },
  command: describeVenue,
  async input(call) {
    const filledOn = await venueIdentity.filledOn(call)
    return { ...filledOn, identity: await checkVenueFields(call.body, call) }
  },
  answer: ({ state, input: { identity } }, call) => venueIdentity.answer(shownVenue(call.params.id, { identity, state }), call),
  refusals: venueRefusals,
})

/** GET /api/pro/venues/:id */
export const showVenueRoute = venueIdentity.showRoute(proCalls.showVenue, 'A venue: who and where it is, and where it stands')
