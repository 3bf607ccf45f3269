import { entityTag } from '../../../entityTag.ts'
import type { VenueFeatures } from '../../../schemas/pro/venueSchemas.ts'
import { defineVenueRecord } from './venueRecord.ts'

/** What a venue has and allows. */
export const venueFeaturesRecord = defineVenueRecord({
  shown: (id, { state: { features } }): VenueFeatures => ({ id, features }),
  editable: ({ state }) => state.features,
  tag: ({ features }) => entityTag(features),
})
