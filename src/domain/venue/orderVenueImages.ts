import { defineCommand, refuse } from '../command.ts'
import { type Instead, isOrderOfAnother } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

export interface OrderVenueImages extends OfVenue {
  /** Every picture of the venue, in its new order. */
  readonly imageIds: readonly string[]
  readonly instead?: Instead<readonly string[]>
}

/** Puts the pictures of a venue in another order. */
export const orderVenueImages = defineCommand(venue)({
  name: 'orderVenueImages',
  stream: (input: OrderVenueImages) => venueStream(input.venueId),
  reads: { owner: venueOwner<OrderVenueImages>() },
  refusals: [...ownerRefusals, 'changed_meanwhile'],
  decide({ imageIds, instead, ...of }, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (isOrderOfAnother(state, imageIds, instead)) return refuse('changed_meanwhile')
    if (sameData(imageIds, [...state.photos.keys()])) return []
    return [{ type: 'VenueImagesOrdered', data: { ...of, imageIds: [...imageIds], orderedAt: now.toISOString() } }]
  },
})
