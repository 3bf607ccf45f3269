import { defineVenueCommand, type OfVenue, refusalOfPublishing } from './defineVenueCommand.ts'

/** Has a venue seen, once moderation validated it. What it lacks is named. Rules VEN-1 and REG-9. */
export const publishVenue = defineVenueCommand({
  name: 'publishVenue',
  refusals: ['email_not_confirmed', 'venue_incomplete'],
  decide(of: OfVenue, state, { now, seen: { owner } }) {
    if (state.published) return []
    return refusalOfPublishing(state, owner) ?? [{ type: 'VenuePublished', data: { ...of, publishedAt: now.toISOString() } }]
  },
})
