import { defineCommand } from '../command.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

/** Takes a venue back. Published again, it is seen at once where it was validated. */
export const unpublishVenue = defineCommand(venue)({
  name: 'unpublishVenue',
  stream: (input: OfVenue) => venueStream(input.venueId),
  reads: { owner: venueOwner() },
  refusals: ownerRefusals,
  decide(of, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    return state.published ? [{ type: 'VenueUnpublished', data: { ...of, unpublishedAt: now.toISOString() } }] : []
  },
})
