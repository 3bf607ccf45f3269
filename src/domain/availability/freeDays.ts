import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { availability, availabilityStream } from './availability.ts'
import { calendarOwner } from './calendarOwner.ts'
import { rangesWithin } from './dayRanges.ts'

export interface FreeDays {
  readonly providerId: ProviderId
  readonly from: string
  readonly to: string
}

/** Removes days from all of the provider's entries, which keep their other days. Days of imported calendars stay. Rule AVA-5. */
export const freeDays = defineCommand(availability)({
  name: 'freeDays',
  stream: (input: FreeDays) => availabilityStream(input.providerId),
  reads: { owner: calendarOwner<FreeDays>() },
  refusals: ['planner_not_found', 'days_not_in_order'],
  decide(input, state, { now, seen }) {
    if (!seen.owner.contact) return refuse('planner_not_found')
    if (input.to < input.from) return refuse('days_not_in_order')
    const taken = [...state.entries.values()].some(({ ranges }) => rangesWithin(ranges, input).length > 0)
    return taken ? [{ type: 'DaysFreed', data: { ...input, freedAt: now.toISOString() } }] : []
  },
})
