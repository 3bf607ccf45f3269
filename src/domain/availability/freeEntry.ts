import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { availability, availabilityStream } from './availability.ts'
import { calendarOwner } from './calendarOwner.ts'

export interface FreeEntry {
  readonly providerId: ProviderId
  readonly entryId: string
}

/** Removes one entry with all its days. Rule AVA-5. */
export const freeEntry = defineCommand(availability)({
  name: 'freeEntry',
  stream: (input: FreeEntry) => availabilityStream(input.providerId),
  reads: { owner: calendarOwner<FreeEntry>() },
  refusals: ['planner_not_found', 'calendar_entry_not_found'],
  decide(input, state, { now, seen }) {
    if (!seen.owner.contact) return refuse('planner_not_found')
    if (!state.entries.has(input.entryId)) return refuse('calendar_entry_not_found')
    return [{ type: 'CalendarEntryFreed', data: { ...input, freedAt: now.toISOString() } }]
  },
})
