import pLimit from 'p-limit'
import type { CalendarProblem } from '../../domain/availability/calendarProblem.ts'
import type { DayRange } from '../../domain/availability/dayRanges.ts'
import { ChildWorkerFailure, createChildWorker } from '../../platform/childWorker.ts'
import { CalendarFailure, type CalendarWindow } from './calendarFeeds.ts'

export interface CalendarJob {
  readonly text: string
  readonly window: CalendarWindow
}
export type CalendarAnswer = { readonly days: readonly DayRange[] } | { readonly problem: CalendarProblem }

/** Reads calendars, one at a time, in a separate process that can be killed. */
export interface CalendarProcess {
  /** @throws CalendarFailure */
  busyDays(text: string, window: CalendarWindow): Promise<readonly DayRange[]>
  close(): void
}

export interface CalendarProcessOptions {
  /** When a calendar takes longer, its process is killed. */
  readonly patienceMs?: number
  /** The process ends after this idle time; the next calendar starts a new one. */
  readonly idleMs?: number
}

const script = new URL('./calendarWorker.ts', import.meta.url)
/** Real calendars stay far below this. */
const heapMegabytes = 128

export function createCalendarProcess({ patienceMs = 10_000, idleMs = 30_000 }: CalendarProcessOptions = {}): CalendarProcess {
  const oneAtATime = pLimit(1)
  const worker = createChildWorker<CalendarJob & object, CalendarAnswer>({ script, patienceMs, idleMs, heapMegabytes })
  return {
    async busyDays(text, window) {
      const answer = await oneAtATime(() => worker.run({ text, window })).catch((error: unknown) => {
        throw error instanceof ChildWorkerFailure ? new CalendarFailure('too_large') : error
      })
      if ('problem' in answer) throw new CalendarFailure(answer.problem)
      return answer.days
    },
    close: () => worker.end(),
  }
}
