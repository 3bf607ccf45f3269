import { deriveId } from '../../../../commands/deriveId.ts'
import { VenueId } from '../../../../domain/ids.ts'
import { addVenue } from '../../../../domain/provider/addVenue.ts'
import { publicIdOf } from '../../../../domain/provider/publicIdOf.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { venueRefusals } from './venueRefusals.ts'

/** POST /api/pro/venues: adds a venue with its name and type. */
export const addVenueRoute = commandRoute({
  ...proCalls.addVenue,
  access: { as: 'provider' },
  docs: { tags: ['venues'], summary: 'Add a venue', description: 'Nobody sees it until it is published and validated.' },
  command: addVenue,
  input({ caller, body, commandId }) {
    const venueId = VenueId.parse(deriveId('venue', commandId))
    return { providerId: caller, venueId, publicId: publicIdOf(venueId), ...body }
  },
  answer: ({ input: { venueId } }) => ({ id: venueId }),
  refusals: venueRefusals,
})
