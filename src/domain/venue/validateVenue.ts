import { refuse } from '../command.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

/** Moderation lets a published venue be seen. Rule VEN-1. */
export const validateVenue = defineVenueCommand({
  name: 'validateVenue',
  refusals: ['venue_not_published'],
  decide(of: OfVenue, { published, moderation }, { now }) {
    if (!published) return refuse('venue_not_published')
    return moderation === 'validated' ? [] : [{ type: 'VenueValidated', data: { ...of, validatedAt: now.toISOString() } }]
  },
})
