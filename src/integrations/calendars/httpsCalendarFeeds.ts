import type { CalendarFeeds } from './calendarFeeds.ts'
import { type CalendarParserOptions, createCalendarParser } from './calendarParser.ts'
import { type FetchOptions, fetchCalendar } from './fetchCalendar.ts'

/** Calendars on other people's servers. */
export function createHttpsCalendarFeeds(options: FetchOptions & CalendarParserOptions): CalendarFeeds {
  const parser = createCalendarParser(options)
  return {
    busyDays: async (url, window) => parser.busyDays(await fetchCalendar(url, options), window),
    close: () => parser.close(),
  }
}
