import { decideWords } from '../pictureDecisions.ts'
import type { Instead, PictureWords } from '../pictureList.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

export interface DescribeVenueImage extends OfVenue, PictureWords {
  readonly imageId: string
  readonly instead?: Instead<PictureWords>
}

/** Says what a picture of a venue shows. */
export const describeVenueImage = defineVenueCommand({
  name: 'describeVenueImage',
  refusals: ['photo_not_found', 'changed_meanwhile'],
  decide({ instead, ...said }: DescribeVenueImage, state, { now }) {
    const words = { id: said.imageId, caption: said.caption, alt: said.alt, instead }
    return decideWords(state, words, () => [{ type: 'VenueImageDescribed', data: { ...said, describedAt: now.toISOString() } }])
  },
})
