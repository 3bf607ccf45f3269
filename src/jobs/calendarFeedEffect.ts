import { z } from 'zod'
import { CalendarProblem } from '../domain/availability/calendarProblem.ts'
import { DayRange } from '../domain/availability/dayRanges.ts'
import { recordFeedReading } from '../domain/availability/recordFeedReading.ts'
import { type Day, dayIn } from '../domain/calendar.ts'
import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { ProviderId } from '../domain/ids.ts'
import { addDays, addMonths } from '../domain/localTime.ts'
import { run } from '../domain/process.ts'
import type { Rules } from '../domain/rules.ts'
import { CalendarFailure, type CalendarFeeds } from '../integrations/calendars/calendarFeeds.ts'
import type { EffectKind } from './effectKind.ts'

export interface CalendarFeedServices {
  readonly calendarFeeds: Pick<CalendarFeeds, 'busyDays'>
  /** The calendar's address and its owner's time zone; undefined when it was removed or the provider was erased. */
  readonly loadCalendarFeed: (
    payload: EffectPayload<'calendarFeed'>,
  ) => Promise<{ readonly url: string; readonly timeZone: string } | undefined>
  readonly rules: Rules
  readonly now: () => Date
}

const Reading = z.union([z.object({ days: z.array(DayRange) }), z.object({ problem: CalendarProblem })])

/** Reads an imported calendar. A failed reading is an outcome that the provider is shown; its process reads the calendar again later. */
export function calendarFeedEffect({
  calendarFeeds,
  loadCalendarFeed,
  rules,
  now,
}: CalendarFeedServices): EffectKind<EffectPayload<'calendarFeed'>> {
  return {
    payload: effectPayloads.calendarFeed,
    async handle({ payload }) {
      const feed = await loadCalendarFeed(payload)
      if (!feed) return 'expired'
      const { url, timeZone } = feed
      const window = { timeZone, ...monthsFrom(dayIn(timeZone, now()), rules.calendarFeeds.months) }
      const reading = await calendarFeeds.busyDays(url, window).then((days) => ({ days }), problemOf)
      return { data: { reading, at: now().toISOString() } }
    },
    afterSuccess: ({ payload: { providerId, feedId } }, { data = {} }) =>
      run(recordFeedReading, {
        providerId: ProviderId.parse(providerId),
        feedId,
        reading: Reading.parse(data['reading']),
        at: String(data['at']),
      }),
  }
}

/** The window covers whole months, so that a weekly event changes the result once a month and not every day. */
function monthsFrom(today: Day, months: number): DayRange {
  const from = `${today.slice(0, 'YYYY-MM'.length)}-01`
  return { from, to: addDays(addMonths(from, months), -1) }
}

function problemOf(error: unknown): { readonly problem: CalendarProblem } {
  if (error instanceof CalendarFailure) return { problem: error.problem }
  throw error
}
