import { refuse } from '../command.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

export interface AddVenueImage extends OfVenue {
  readonly imageId: string
  readonly picture: string
  readonly alt: string
}

/** Puts a picture behind those that are there; the same one again is no second one. The caller has stored it. Rule VEN-2. */
export const addVenueImage = defineVenueCommand({
  name: 'addVenueImage',
  refusals: ['venue_images_full'],
  decide(input: AddVenueImage, { photos }, { now, rules }) {
    if (photos.has(input.imageId)) return []
    if (photos.size >= rules.venues.images) return refuse('venue_images_full')
    return [{ type: 'VenueImageAdded', data: { ...input, addedAt: now.toISOString() } }]
  },
})
