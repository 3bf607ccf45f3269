import { defineCommand, refuse } from '../command.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

export interface ChooseKeyVenueImage extends OfVenue {
  readonly imageId: string
}

/** Chooses the picture that stands for a venue where one is shown. */
export const chooseKeyVenueImage = defineCommand(venue)({
  name: 'chooseKeyVenueImage',
  stream: (input: ChooseKeyVenueImage) => venueStream(input.venueId),
  reads: { owner: venueOwner<ChooseKeyVenueImage>() },
  refusals: [...ownerRefusals, 'photo_not_found'],
  decide(input, { photos, keyPhoto }, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, input)
    if (refusal) return refusal
    if (!photos.has(input.imageId)) return refuse('photo_not_found')
    return keyPhoto === input.imageId ? [] : [{ type: 'KeyVenueImageChosen', data: { ...input, chosenAt: now.toISOString() } }]
  },
})
