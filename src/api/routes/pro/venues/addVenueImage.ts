import { addVenueImage } from '../../../../domain/venue/addVenueImage.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { uploadRoute } from '../uploadRoute.ts'
import { loadVenue } from './loadVenue.ts'
import { venueRefusals } from './venueRefusals.ts'

/** POST /api/pro/venue-galleries/:id/images: uploads a picture of a venue. Rule VEN-2. */
export const addVenueImageRoute = uploadRoute({
  ...proCalls.addVenueImage,
  access: { as: 'provider', owns: 'venue' },
  docs: { tags: ['venues'], summary: 'Upload a picture of a venue' },
  shape: 'any',
  before: (call) => loadVenue(call, call.caller, call.params.id),
  name: ({ caller, params, id, picture, context, dependencies }) =>
    dependencies.commands.handle(addVenueImage, { providerId: caller, venueId: params.id, imageId: id, picture, alt: '' }, context),
  answer: (added) => added,
  refusals: venueRefusals,
})
