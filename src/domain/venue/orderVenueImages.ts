import { decideOrder } from '../pictureDecisions.ts'
import type { Instead } from '../pictureList.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

export interface OrderVenueImages extends OfVenue {
  /** Every picture of the venue, in its new order. */
  readonly imageIds: readonly string[]
  readonly instead?: Instead<readonly string[]>
}

/** Puts the pictures of a venue in another order. */
export const orderVenueImages = defineVenueCommand({
  name: 'orderVenueImages',
  refusals: ['changed_meanwhile'],
  decide({ imageIds, instead, ...of }: OrderVenueImages, state, { now }) {
    return decideOrder(state, { ids: imageIds, instead }, () => [
      { type: 'VenueImagesOrdered', data: { ...of, imageIds: [...imageIds], orderedAt: now.toISOString() } },
    ])
  },
})
