import { decideRemoval } from '../pictureDecisions.ts'
import { defineVenueCommand, type OfVenue, unlessIncomplete } from './defineVenueCommand.ts'

export interface RemoveVenueImage extends OfVenue {
  readonly imageId: string
}

/** Takes a picture away, with its files. */
export const removeVenueImage = defineVenueCommand({
  name: 'removeVenueImage',
  refusals: ['photo_not_found', 'venue_incomplete'],
  decide(input: RemoveVenueImage, state, { now }) {
    return decideRemoval(state, input.imageId, (picture) =>
      unlessIncomplete(state, [{ type: 'VenueImageRemoved', data: { ...input, picture, removedAt: now.toISOString() } }]),
    )
  },
})
