import { refuse } from '../command.ts'
import { defineVenueCommand, type OfVenue } from './defineVenueCommand.ts'

export interface RejectVenue extends OfVenue {
  /** What the provider has to change, in words that it reads. */
  readonly reason: string
}

/** Moderation takes a published venue back, also one that it validated before. Published again, it waits again. Rule VEN-1. */
export const rejectVenue = defineVenueCommand({
  name: 'rejectVenue',
  refusals: ['reason_length', 'venue_not_published'],
  decide({ reason: written, ...of }: RejectVenue, { published }, { now, rules }) {
    const reason = written.trim()
    const { least, most } = rules.venues.rejectionReason
    if (reason.length < least || reason.length > most) return refuse('reason_length')
    if (!published) return refuse('venue_not_published')
    return [{ type: 'VenueRejected', data: { ...of, reason, rejectedAt: now.toISOString() } }]
  },
})
