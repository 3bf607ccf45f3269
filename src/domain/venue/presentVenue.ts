import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { type VenuePresentation, venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, unlessIncomplete, venueOwner } from './venueOwner.ts'

export interface PresentVenue extends OfVenue {
  /** The caller has sanitised the details. */
  readonly presentation: Unerased<VenuePresentation>
  readonly instead?: Instead<VenuePresentation>
}

/** Says what a venue is like, for how many it is, and what it costs. */
export const presentVenue = defineCommand(venue)({
  name: 'presentVenue',
  stream: (input: PresentVenue) => venueStream(input.venueId),
  reads: { owner: venueOwner<PresentVenue>() },
  refusals: [...ownerRefusals, 'changed_meanwhile', 'prices_not_in_order', 'venue_incomplete'],
  decide({ presentation, instead, ...of }, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (instead !== undefined && !sameData(instead, state.presentation)) return refuse('changed_meanwhile')
    const { minPrice, maxPrice } = presentation
    if (minPrice !== null && maxPrice !== null && minPrice > maxPrice) return refuse('prices_not_in_order')
    if (sameData(presentation, state.presentation)) return []
    return unlessIncomplete(state, [{ type: 'VenuePresented', data: { ...of, ...presentation, presentedAt: now.toISOString() } }])
  },
})
