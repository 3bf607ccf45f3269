import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { availability, availabilityStream } from './availability.ts'
import { calendarOwner } from './calendarOwner.ts'

export interface RemoveCalendarFeed {
  readonly providerId: ProviderId
  readonly feedId: string
}

/** Removes an imported calendar; its days are free again. */
export const removeCalendarFeed = defineCommand(availability)({
  name: 'removeCalendarFeed',
  stream: (input: RemoveCalendarFeed) => availabilityStream(input.providerId),
  reads: { owner: calendarOwner<RemoveCalendarFeed>() },
  refusals: ['planner_not_found', 'calendar_feed_not_found'],
  decide(input, { feeds }, { now, seen }) {
    if (!seen.owner.contact) return refuse('planner_not_found')
    if (!feeds.has(input.feedId)) return refuse('calendar_feed_not_found')
    return [{ type: 'CalendarFeedRemoved', data: { ...input, removedAt: now.toISOString() } }]
  },
})
