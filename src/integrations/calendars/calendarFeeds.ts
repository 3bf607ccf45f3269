import type { CalendarProblem } from '../../domain/availability/calendarProblem.ts'
import type { DayRange } from '../../domain/availability/dayRanges.ts'

/** Of which days is asked, and where they begin and end. */
export interface CalendarWindow extends DayRange {
  readonly timeZone: string
}

/** Calendars that people keep elsewhere, in the form of RFC 5545. */
export interface CalendarFeeds {
  /**
   * The days on which the calendar at an address has something, within a window.
   * @throws CalendarFailure when it cannot be read
   */
  busyDays(url: string, window: CalendarWindow): Promise<readonly DayRange[]>
  close(): void
}

/** A calendar cannot be read. Carries no cause: errors of connections repeat the address, which may be a secret. */
export class CalendarFailure extends Error {
  override name = 'CalendarFailure'
  readonly problem: CalendarProblem

  constructor(problem: CalendarProblem) {
    super(problem)
    this.problem = problem
  }
}
