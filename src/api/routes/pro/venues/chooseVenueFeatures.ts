import { chooseVenueFeatures } from '../../../../domain/venue/chooseVenueFeatures.ts'
import { commandRoute } from '../../../commandRoute.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { venueFeaturesRecord } from './venueFeaturesRecord.ts'
import { venueRefusals } from './venueRefusals.ts'

/** PUT /api/pro/venue-features/:id: the third step of the form. */
export const chooseVenueFeaturesRoute = commandRoute({
  ...proCalls.chooseVenueFeatures,
  access: { as: 'provider', owns: 'venue' },
  docs: {
    tags: ['venues'],
    summary: 'Say what a venue has and allows',
    description: 'If-Match names the version that the form was filled on.',
  },
  command: chooseVenueFeatures,
  input: async (call) => ({ ...(await venueFeaturesRecord.filledOn(call)), features: call.body.features }),
  answer: ({ state: { features } }, call) => venueFeaturesRecord.answer({ id: call.params.id, features }, call),
  refusals: venueRefusals,
})

/** GET /api/pro/venue-features/:id */
export const showVenueFeaturesRoute = venueFeaturesRecord.showRoute(proCalls.showVenueFeatures, 'What a venue has and allows')
