import { defineCommand, refuse } from '../command.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, unlessIncomplete, venueOwner } from './venueOwner.ts'

export interface RemoveVenueImage extends OfVenue {
  readonly imageId: string
}

/** Takes a picture away, with its files. */
export const removeVenueImage = defineCommand(venue)({
  name: 'removeVenueImage',
  stream: (input: RemoveVenueImage) => venueStream(input.venueId),
  reads: { owner: venueOwner<RemoveVenueImage>() },
  refusals: [...ownerRefusals, 'photo_not_found', 'venue_incomplete'],
  decide(input, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, input)
    if (refusal) return refusal
    const image = state.photos.get(input.imageId)
    if (!image) return refuse('photo_not_found')
    const { picture } = image
    return unlessIncomplete(state, [{ type: 'VenueImageRemoved', data: { ...input, picture, removedAt: now.toISOString() } }])
  },
})
