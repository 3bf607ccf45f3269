import { dayIn } from './calendar.ts'
import { addDays, instantAt } from './localTime.ts'
import type { PublicRules } from './publicRules.ts'

type Hours = Pick<PublicRules['textMessages'], 'from' | 'until'>

/** The earliest instant from `at` on at which a text message may be sent to clocks in a time zone: `at` itself within the hours. Rule NOT-2. */
export function nextTextTime(at: Date, timeZone: string, { from, until }: Hours): Date {
  const day = dayIn(timeZone, at)
  const opens = instantAt(day, from, timeZone)
  if (at < opens) return opens
  return at < instantAt(day, until, timeZone) ? at : instantAt(addDays(day, 1), from, timeZone)
}

/** When the hours end that an instant lies in. */
export function endOfTextTime(at: Date, timeZone: string, { until }: Hours): Date {
  return instantAt(dayIn(timeZone, at), until, timeZone)
}
