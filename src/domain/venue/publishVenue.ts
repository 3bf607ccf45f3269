import { defineCommand, refuse } from '../command.ts'
import { missingIn, venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

/** Has a venue seen, once moderation validated it. What it lacks is named. Rules VEN-1 and REG-9. */
export const publishVenue = defineCommand(venue)({
  name: 'publishVenue',
  stream: (input: OfVenue) => venueStream(input.venueId),
  reads: { owner: venueOwner() },
  refusals: [...ownerRefusals, 'email_not_confirmed', 'venue_incomplete'],
  decide(of, state, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (state.published) return []
    if (!owner.contact?.emailConfirmed) return refuse('email_not_confirmed')
    const missing = missingIn(state)
    if (missing.length > 0) return refuse('venue_incomplete', { missing })
    return [{ type: 'VenuePublished', data: { ...of, publishedAt: now.toISOString() } }]
  },
})
