import ICAL from 'ical.js'
import { type DayRange, mergedRanges, rangesWithin } from '../../domain/availability/dayRanges.ts'
import { dayIn } from '../../domain/calendar.ts'
import { addDays, instantAt } from '../../domain/localTime.ts'
import { CalendarFailure, type CalendarWindow } from './calendarFeeds.ts'

/**
 * The days within a window on which a calendar has events. Cancelled events, and those marked as transparent, do not count. Expanding a
 * repeated event can take forever, so callers must be able to abort it.
 * @throws CalendarFailure
 */
export function busyDaysIn(text: string, window: CalendarWindow): readonly DayRange[] {
  const days = calendarsIn(text).flatMap((calendar) => eventsOf(calendar).flatMap((event) => daysOf(event, window)))
  return mergedRanges(rangesWithin(days, window))
}

function calendarsIn(text: string): readonly ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as [string, ...unknown[]] | [string, ...unknown[]][]
    const several = (Array.isArray(parsed[0]) ? parsed : [parsed]) as ConstructorParameters<typeof ICAL.Component>[0][]
    const calendars = several.map((each) => new ICAL.Component(each))
    if (calendars.length > 0 && calendars.every(({ name }) => name === 'vcalendar')) return calendars
  } catch {
    // The parser's message quotes the calendar.
  }
  throw new CalendarFailure('not_a_calendar')
}

/** The events with their changed occurrences; an occurrence whose event is missing counts as an event. */
function eventsOf(calendar: ICAL.Component): readonly ICAL.Event[] {
  const all = calendar.getAllSubcomponents('vevent').filter((event) => event.getFirstProperty('dtstart') !== null)
  const isException = (event: ICAL.Component) => event.getFirstProperty('recurrence-id') !== null
  const exceptions = all.filter(isException)
  const masters = all.filter((event) => !isException(event))
  const known = new Set(masters.map(uidOf))
  return [
    ...masters.map((event) => new ICAL.Event(event, { exceptions: exceptions.filter((each) => uidOf(each) === uidOf(event)) })),
    ...exceptions.filter((event) => !known.has(uidOf(event))).map((event) => new ICAL.Event(event)),
  ]
}

function uidOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid') ?? '')
}

function daysOf(event: ICAL.Event, window: CalendarWindow): readonly DayRange[] {
  if (event.isRecurrenceException() || !event.isRecurring())
    return takesTime(event) ? [daysBetween(event, event.startDate, event.endDate, window)] : []
  const days: DayRange[] = []
  const occurrences = event.iterator()
  for (let next = occurrences.next(); next; next = occurrences.next()) {
    if (dayOf(event, next, window.timeZone, 0) > window.to) break
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (!takesTime(item)) continue
    const its = daysBetween(item, startDate, endDate, window)
    const last = days.at(-1)
    if (its.to >= window.from && (its.from !== last?.from || its.to !== last.to)) days.push(its)
  }
  return days
}

function takesTime({ component }: ICAL.Event): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return value('status') !== 'CANCELLED' && value('transp') !== 'TRANSPARENT'
}

/** An end at midnight or without a time is exclusive (RFC 5545, 3.6.1). */
function daysBetween(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, { timeZone }: CalendarWindow): DayRange {
  const from = dayOf(event, start, timeZone, 0)
  const to = end.isDate ? addDays(isoDay(end), -1) : dayOf(event, end, timeZone, -1)
  return { from, to: to < from ? from : to }
}

/** The provider's day at a time of the calendar, or a millisecond before it. */
function dayOf(event: ICAL.Event, time: ICAL.Time, timeZone: string, ms: number): string {
  if (time.isDate) return isoDay(time)
  return dayIn(timeZone, new Date(instantOf(event, time, timeZone).getTime() + ms))
}

function instantOf({ component }: ICAL.Event, time: ICAL.Time, timeZone: string): Date {
  if (time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * 1_000)
  // A time without a zone, or with a zone that the calendar names but does not define: many name well-known zones.
  const named = component.getFirstProperty('dtstart')?.getFirstParameter('tzid')
  const clock = `${String(time.hour).padStart(2, '0')}:${String(time.minute).padStart(2, '0')}`
  return instantAt(isoDay(time), clock, named !== undefined && isTimeZone(named) ? named : timeZone)
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function isoDay({ year, month, day }: ICAL.Time): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
