import { z } from 'zod'
import { CalendarProblem } from '../../../domain/availability/calendarProblem.ts'
import { DayRange } from '../../../domain/availability/dayRanges.ts'
import { Day } from '../../../domain/calendar.ts'
import { RequestId } from '../../../domain/ids.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'

/** An entry of the provider; several ranges after days in between were freed. */
export const AvailabilityEntry = z.object({
  id: z.uuid(),
  kind: z.enum(['blocked', 'booked']),
  ranges: z.array(DayRange).readonly(),
  /** '' for no label. Only the provider reads it. */
  label: z.string(),
  requestId: RequestId.nullable(),
})
export type AvailabilityEntry = z.output<typeof AvailabilityEntry>

/** An imported calendar. Its address is not shown again, since it may give access to that calendar. */
export const CalendarFeed = z.object({
  id: z.uuid(),
  host: z.string(),
  /** When its days last changed; null before the first reading. */
  readAt: z.iso.datetime().nullable(),
  /** Why it cannot be read; null when it can, or before the first reading. */
  problem: CalendarProblem.nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

export const Availability = z.object({
  /** The current day in the provider's time zone, the first one that can be entered. */
  today: Day,
  entries: z.array(AvailabilityEntry).readonly(),
  /** The busy days of imported calendars. */
  elsewhere: z.array(DayRange).readonly(),
  feeds: z.array(CalendarFeed).readonly(),
  /**
   * The address of the provider's own calendar for other programs; null while there is none, or for an administrator acting as the
   * provider.
   */
  calendarUrl: z.string().nullable(),
})
export type Availability = z.output<typeof Availability>

export const EntryParams = z.object({ id: z.uuid() })
export const EntryAnswer = z.object({ id: z.uuid() })
export const FreeDaysBody = z.strictObject({ from: Day, to: Day })
export const FreedDays = z.object({ from: Day, to: Day })

const label = ({ availability }: Pick<PublicRules, 'availability'>) => z.string().trim().max(availability.label).default('')

export const blockDaysSchema = (rules: Pick<PublicRules, 'availability'>) => z.strictObject({ from: Day, to: Day, label: label(rules) })
export const bookDaySchema = (rules: Pick<PublicRules, 'availability'>) =>
  z.strictObject({ day: Day, requestId: RequestId.nullable().default(null), label: label(rules) })

/** An invalid address is reported in words, not by the schema. */
export const CalendarFeedBody = z.strictObject({ url: z.string().trim().max(4_000) })
export const FeedParams = z.object({ id: z.uuid() })
export const FeedAnswer = z.object({ id: z.uuid() })
export const CalendarAddress = z.object({ url: z.string() })
