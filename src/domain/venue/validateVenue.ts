import { defineCommand, refuse } from '../command.ts'
import { venue, venueStream } from './venue.ts'
import { type OfVenue, ownerRefusals, refusalOfOwner, venueOwner } from './venueOwner.ts'

/** Moderation lets a published venue be seen. Rule VEN-1. */
export const validateVenue = defineCommand(venue)({
  name: 'validateVenue',
  stream: (input: OfVenue) => venueStream(input.venueId),
  reads: { owner: venueOwner() },
  refusals: [...ownerRefusals, 'venue_not_published'],
  decide(of, { published, moderation }, { now, seen: { owner } }) {
    const refusal = refusalOfOwner(owner, of)
    if (refusal) return refusal
    if (!published) return refuse('venue_not_published')
    return moderation === 'validated' ? [] : [{ type: 'VenueValidated', data: { ...of, validatedAt: now.toISOString() } }]
  },
})
