import { answerJobs } from '../../platform/answerJobs.ts'
import { busyDaysIn } from './busyDaysIn.ts'
import { CalendarFailure } from './calendarFeeds.ts'
import type { CalendarAnswer, CalendarJob } from './calendarProcess.ts'

// Runs in a separate process with a lower priority than requests, since a repeated event in an untrusted calendar can be made to take
// forever.

answerJobs(answerTo)

function answerTo({ text, window }: CalendarJob): CalendarAnswer {
  try {
    return { days: busyDaysIn(text, window) }
  } catch (error) {
    return { problem: error instanceof CalendarFailure ? error.problem : 'not_a_calendar' }
  }
}
