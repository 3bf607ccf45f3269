import { defineCommand, refuse } from '../command.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

export interface AddVenueImage extends OfVenue {
  readonly imageId: string
  readonly picture: string
  readonly alt: string
}

/** Puts a picture behind those that are there; the same one again is no second one. The caller has stored it. Rule VEN-2. */
export const addVenueImage = defineCommand(venue)({
  name: 'addVenueImage',
  stream: (input: AddVenueImage) => venueStream(input.venueId),
  reads: { owner: venueOwner<AddVenueImage>() },
  refusals: [...ownerRefusals, 'venue_images_full'],
  decide(input, { photos }, { now, rules, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, input)
    if (refusal) return refusal
    if (photos.has(input.imageId)) return []
    if (photos.size >= rules.venues.images) return refuse('venue_images_full')
    return [{ type: 'VenueImageAdded', data: { ...input, addedAt: now.toISOString() } }]
  },
})
