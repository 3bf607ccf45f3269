import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

/** Hides a venue without taking it back. Rule VEN-1. */
export const hideVenue = defineVenueCommand({
  name: 'hideVenue',
  decide(of: OfVenue, state, { now }) {
    return state.hidden ? [] : [{ type: 'VenueHidden', data: { ...of, hiddenAt: now.toISOString() } }]
  },
})
