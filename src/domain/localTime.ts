import { z } from 'zod'
import { Day, dayIn } from './calendar.ts'

/** A time of day without a date, hh:mm from 00:00 to 23:59. */
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export type LocalTime = z.infer<typeof LocalTime>

/** A calendar period: months first, then days. */
export interface CalendarDistance {
  readonly months?: number
  readonly days?: number
}

const msPerDay = 86_400_000

/** The day `days` after a day. */
export function addDays(day: Day, days: number): Day {
  return isoDay(new Date(Date.parse(day) + days * msPerDay))
}

/** The same day `months` later, or the last day of that month if it is shorter (31 January plus one month: 28 or 29 February). */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return isoDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))))
}

/**
 * The instant at which clocks in a time zone (IANA name) show `time` on `day`. A time skipped by a clock change is moved by the same amount
 * (02:30 becomes 03:30); of a repeated time it is the first.
 */
export function instantAt(day: Day, time: LocalTime, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  // Clocks differ from UTC by less than a day, so these two offsets are those before and after a nearby clock change.
  const [before, after] = [offsetAt(shown - msPerDay, timeZone), offsetAt(shown + msPerDay, timeZone)]
  const found = [shown - before, shown - after].filter((instant) => instant + offsetAt(instant, timeZone) === shown)
  return new Date(found.length > 0 ? Math.min(...found) : shown - before)
}

/** The instant at `time` o'clock in a time zone, a calendar period after the local day of `from`. */
export function laterAt(from: Date, { months = 0, days = 0 }: CalendarDistance, time: LocalTime, timeZone: string): Date {
  return instantAt(addDays(addMonths(dayIn(timeZone, from), months), days), time, timeZone)
}

/** The offset from UTC of clocks in a time zone at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return shown - Math.floor(instant / 1000) * 1000
}

/** Creating a formatter takes longer than using it; there is one per time zone in use. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

function isoDay(instant: Date): Day {
  return instant.toISOString().slice(0, 10)
}
