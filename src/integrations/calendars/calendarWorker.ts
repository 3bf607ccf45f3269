import { busyDaysIn } from './busyDaysIn.ts'
import { CalendarFailure } from './calendarFeeds.ts'
import type { CalendarAnswer, CalendarJob } from './calendarProcess.ts'

// Runs in a separate process with a lower priority than requests, since a repeated event in an untrusted calendar can be made to take
// forever.

process.on('message', ({ text, window }: CalendarJob) => process.send?.(answerTo(text, window)))
process.on('disconnect', () => process.exit(0))

function answerTo(text: string, window: CalendarJob['window']): CalendarAnswer {
  try {
    return { days: busyDaysIn(text, window) }
  } catch (error) {
    return { problem: error instanceof CalendarFailure ? error.problem : 'not_a_calendar' }
  }
}
