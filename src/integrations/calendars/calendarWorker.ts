import { busyDaysIn } from './busyDaysIn.ts'
import { CalendarFailure } from './calendarFeeds.ts'
import type { CalendarAnswer, CalendarJob } from './calendarProcess.ts'

// A process of its own: a repeated event in a stranger's calendar can be made to take forever; the process runs at a lower priority than requests.

process.on('message', ({ text, window }: CalendarJob) => process.send?.(answerTo(text, window)))
process.on('disconnect', () => process.exit(0))

function answerTo(text: string, window: CalendarJob['window']): CalendarAnswer {
  try {
    return { days: busyDaysIn(text, window) }
  } catch (error) {
    return { problem: error instanceof CalendarFailure ? error.problem : 'not_a_calendar' }
  }
}
