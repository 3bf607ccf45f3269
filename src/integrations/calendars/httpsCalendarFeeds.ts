import type { CalendarFeeds } from './calendarFeeds.ts'
import { type CalendarProcessOptions, createCalendarProcess } from './calendarProcess.ts'
import { type FetchOptions, fetchCalendar } from './fetchCalendar.ts'

/** Reads calendars from other servers. */
export function createHttpsCalendarFeeds(options: FetchOptions & CalendarProcessOptions): CalendarFeeds {
  const reader = createCalendarProcess(options)
  return {
    busyDays: async (url, window) => reader.busyDays(await fetchCalendar(url, options), window),
    close: () => reader.close(),
  }
}
