import { refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import type { Instead } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { defineVenueCommand, type OfVenue, unlessIncomplete } from './defineVenueCommand.ts'
import type { VenuePresentation } from './venue.ts'

export interface PresentVenue extends OfVenue {
  /** The caller has sanitised the details. */
  readonly presentation: Unerased<VenuePresentation>
  readonly instead?: Instead<VenuePresentation>
}

/** Says what a venue is like, for how many it is, and what it costs. */
export const presentVenue = defineVenueCommand({
  name: 'presentVenue',
  refusals: ['changed_meanwhile', 'prices_not_in_order', 'venue_incomplete'],
  decide({ presentation, instead, ...of }: PresentVenue, state, { now }) {
    if (instead !== undefined && !sameData(instead, state.presentation)) return refuse('changed_meanwhile')
    const { minPrice, maxPrice } = presentation
    if (minPrice !== null && maxPrice !== null && minPrice > maxPrice) return refuse('prices_not_in_order')
    if (sameData(presentation, state.presentation)) return []
    return unlessIncomplete(state, [{ type: 'VenuePresented', data: { ...of, ...presentation, presentedAt: now.toISOString() } }])
  },
})
