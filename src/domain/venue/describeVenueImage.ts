import { defineCommand, refuse } from '../command.ts'
import type { Instead, PictureWords } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

export interface DescribeVenueImage extends OfVenue, PictureWords {
  readonly imageId: string
  readonly instead?: Instead<PictureWords>
}

/** Says what a picture of a venue shows. */
export const describeVenueImage = defineCommand(venue)({
  name: 'describeVenueImage',
  stream: (input: DescribeVenueImage) => venueStream(input.venueId),
  reads: { owner: venueOwner<DescribeVenueImage>() },
  refusals: [...ownerRefusals, 'photo_not_found', 'changed_meanwhile'],
  decide({ instead, ...said }, { photos }, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, said)
    if (refusal) return refusal
    const image = photos.get(said.imageId)
    if (!image) return refuse('photo_not_found')
    const before = { caption: image.caption, alt: image.alt }
    if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
    if (sameData(before, { caption: said.caption, alt: said.alt })) return []
    return [{ type: 'VenueImageDescribed', data: { ...said, describedAt: now.toISOString() } }]
  },
})
