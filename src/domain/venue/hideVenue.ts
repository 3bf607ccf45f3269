import { defineCommand } from '../command.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

/** Hides a venue without taking it back. Rule VEN-1. */
export const hideVenue = defineCommand(venue)({
  name: 'hideVenue',
  stream: (input: OfVenue) => venueStream(input.venueId),
  reads: { owner: venueOwner() },
  refusals: ownerRefusals,
  decide(of, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    return state.hidden ? [] : [{ type: 'VenueHidden', data: { ...of, hiddenAt: now.toISOString() } }]
  },
})
