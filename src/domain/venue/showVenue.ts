import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

/** Shows a venue again that was hidden. Rule VEN-1. */
export const showVenue = defineVenueCommand({
  name: 'showVenue',
  decide(of: OfVenue, state, { now }) {
    return state.hidden ? [{ type: 'VenueShown', data: { ...of, shownAt: now.toISOString() } }] : []
  },
})
