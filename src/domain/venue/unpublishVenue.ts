import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

/** Takes a venue back. Published again, it is seen at once where it was validated. */
export const unpublishVenue = defineVenueCommand({
  name: 'unpublishVenue',
  decide(of: OfVenue, state, { now }) {
    return state.published ? [{ type: 'VenueUnpublished', data: { ...of, unpublishedAt: now.toISOString() } }] : []
  },
})
