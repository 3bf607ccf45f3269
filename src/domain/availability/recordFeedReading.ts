import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { sameData } from '../sameData.ts'
import { availability, availabilityStream } from './availability.ts'
import { calendarOwner } from './calendarOwner.ts'
import type { CalendarProblem } from './calendarProblem.ts'
import type { DayRange } from './dayRanges.ts'

/** The result of reading a calendar feed. */
export type FeedReading = { readonly days: readonly DayRange[] } | { readonly problem: CalendarProblem }

export interface RecordFeedReading {
  readonly providerId: ProviderId
  readonly feedId: string
  readonly reading: FeedReading
  readonly at: string
}

/** Records the days of a calendar feed when they changed. A feed that was removed meanwhile is ignored. */
export const recordFeedReading = defineCommand(availability)({
  name: 'recordFeedReading',
  stream: (input: RecordFeedReading) => availabilityStream(input.providerId),
  reads: { owner: calendarOwner<RecordFeedReading>() },
  refusals: ['planner_not_found'],
  decide({ providerId, feedId, reading, at }, { feeds }, { seen }) {
    if (!seen.owner.contact) return refuse('planner_not_found')
    const feed = feeds.get(feedId)
    if (!feed) return []
    if ('problem' in reading) {
      if (reading.problem === feed.problem) return []
      return [{ type: 'CalendarFeedFailed', data: { providerId, feedId, problem: reading.problem, failedAt: at } }]
    }
    const days = [...reading.days]
    if (feed.problem === null && sameData(days, feed.days)) return []
    return [{ type: 'CalendarFeedRead', data: { providerId, feedId, days, readAt: at } }]
  },
})
