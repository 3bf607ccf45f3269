import { z } from 'zod'
import { CalendarProblem } from '../../../domain/availability/calendarProblem.ts'
import { DayRange } from '../../../domain/availability/dayRanges.ts'
import { Day } from '../../../domain/calendar.ts'
import { RequestId } from '../../../domain/ids.ts'
import type { PublicRules } from '../../../domain/publicRules.ts'

/** Something that the provider entered; several ranges once days in between were freed. */
export const AvailabilityEntry = z.object({
  id: z.uuid(),
  kind: z.enum(['blocked', 'booked']),
  ranges: z.array(DayRange).readonly(),
  /** '' for none. Nobody but the provider reads it. */
  label: z.string(),
  requestId: RequestId.nullable(),
})
export type AvailabilityEntry = z.output<typeof AvailabilityEntry>

/** A calendar that is kept elsewhere. Its address is shown no more: it may open that calendar to anybody. */
export const CalendarFeed = z.object({
  id: z.uuid(),
  host: z.string(),
  /** When its days last changed; null while it was not read. */
  readAt: z.iso.datetime().nullable(),
  /** Why it cannot be read; null when it can, or before it was read. */
  problem: CalendarProblem.nullable(),
})
export type CalendarFeed = z.output<typeof CalendarFeed>

export const Availability = z.object({
  /** The day that it is where the provider is: nothing can be entered before it. */
  today: Day,
  entries: z.array(AvailabilityEntry).readonly(),
  /** Days on which calendars kept elsewhere have something. */
  elsewhere: z.array(DayRange).readonly(),
  feeds: z.array(CalendarFeed).readonly(),
  /** Where other programs read the provider's own calendar; null while there is no address, or to who only acts as the provider. */
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

/** What is wrong with the address is said in words, rather than by the schema. */
export const CalendarFeedBody = z.strictObject({ url: z.string().trim().max(4_000) })
export const FeedParams = z.object({ id: z.uuid() })
export const FeedAnswer = z.object({ id: z.uuid() })
export const CalendarAddress = z.object({ url: z.string() })
