import { unlessErased } from '../../../../domain/event.ts'
import type { VenueId } from '../../../../domain/ids.ts'
import type { Venue } from '../../../../domain/venue/venue.ts'
import { sanitisePortrait } from '../../../../projections/sanitiseHtml.ts'
import { entityTag } from '../../../entityTag.ts'
import type { VenuePresentation } from '../../../schemas/pro/venueSchemas.ts'
import { defineVenueRecord } from './venueRecord.ts'

export function shownPresentation(id: VenueId, { presentation }: Pick<Venue, 'presentation'>): VenuePresentation {
  const { description, details, seated, standing, bedrooms, minPrice, maxPrice } = presentation
  return {
    id,
    description: unlessErased(description, ''),
    details: sanitisePortrait(unlessErased(details, '')),
    seated,
    standing,
    bedrooms,
    minPrice,
    maxPrice,
  }
}

/** What a venue is like, for how many, and what it costs. */
export const venuePresentation = defineVenueRecord({
  shown: (id, { state }) => shownPresentation(id, state),
  editable: ({ state }) => state.presentation,
  tag: (shown) => entityTag(Object.values(shown)),
})
