import { parentPort } from 'node:worker_threads'
import { busyDaysIn } from './busyDaysIn.ts'
import { CalendarFailure } from './calendarFeeds.ts'
import type { CalendarAnswer, CalendarJob } from './calendarParser.ts'

// A thread of its own: a repeated event in a stranger's calendar can be made to take forever.
parentPort?.on('message', ({ text, window }: CalendarJob) => {
  parentPort?.postMessage(answerTo(text, window))
})

function answerTo(text: string, window: CalendarJob['window']): CalendarAnswer {
  try {
    return { days: busyDaysIn(text, window) }
  } catch (error) {
    return { problem: error instanceof CalendarFailure ? error.problem : 'not_a_calendar' }
  }
}
