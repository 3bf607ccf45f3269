import type { CalendarProblem } from '../../domain/availability/calendarProblem.ts'
import type { DayRange } from '../../domain/availability/dayRanges.ts'

/** The requested days, and their time zone. */
export interface CalendarWindow extends DayRange {
  readonly timeZone: string
}

/** Calendars that people keep in other programs, in the format of RFC 5545. */
export interface CalendarFeeds {
  /**
   * The busy days of the calendar at an address, within a window.
   * @throws CalendarFailure when it cannot be read
   */
  busyDays(url: string, window: CalendarWindow): Promise<readonly DayRange[]>
  close(): void
}

/** A calendar cannot be read. Has no cause, since connection errors contain the address, which may be secret. */
export class CalendarFailure extends Error {
  override name = 'CalendarFailure'
  readonly problem: CalendarProblem

  constructor(problem: CalendarProblem) {
    super(problem)
    this.problem = problem
  }
}
