import { defineCommand } from '../command.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

/** Shows a venue again that was hidden. Rule VEN-1. */
export const showVenue = defineCommand(venue)({
  name: 'showVenue',
  stream: (input: OfVenue) => venueStream(input.venueId),
  reads: { owner: venueOwner() },
  refusals: ownerRefusals,
  decide(of, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    return state.hidden ? [{ type: 'VenueShown', data: { ...of, shownAt: now.toISOString() } }] : []
  },
})
