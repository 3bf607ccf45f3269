import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { CalendarProblem } from '../../domain/availability/calendarProblem.ts'
import type { DayRange } from '../../domain/availability/dayRanges.ts'
import { CalendarFailure, type CalendarWindow } from './calendarFeeds.ts'

export interface CalendarJob {
  readonly text: string
  readonly window: CalendarWindow
}
export type CalendarAnswer = { readonly days: readonly DayRange[] } | { readonly problem: CalendarProblem }

/** Reads calendars one at a time, in a thread that can be ended. */
export interface CalendarParser {
  /** @throws CalendarFailure */
  busyDays(text: string, window: CalendarWindow): Promise<readonly DayRange[]>
  close(): Promise<void>
}

export interface CalendarParserOptions {
  /** A calendar that takes longer is given up, and the thread with it. */
  readonly patienceMs?: number
  /** The thread ends when nothing was asked of it for so long; the next calendar starts another. */
  readonly idleMs?: number
}

const thread = new URL('./calendarWorker.ts', import.meta.url)
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export function createCalendarParser({ patienceMs = 5_000, idleMs = 30_000 }: CalendarParserOptions = {}): CalendarParser {
  const oneAtATime = pLimit(1)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  const end = async () => {
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }
  const read = async (job: CalendarJob) => {
    clearTimeout(idle)
    worker ??= startThread()
    try {
      return await answerOf(worker, job, patienceMs)
    } catch (error) {
      await end()
      throw error
    } finally {
      idle = setTimeout(() => void end(), idleMs).unref()
    }
  }
  return {
    async busyDays(text, window) {
      const answer = await oneAtATime(() => read({ text, window }))
      if ('problem' in answer) throw new CalendarFailure(answer.problem)
      return answer.days
    },
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}

function startThread(): Worker {
  const started = new Worker(thread, {
    // Newer versions of Node read TypeScript by themselves.
    execArgv: Reflect.get(process.features, 'typescript') ? [] : ['--import', loader],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // None of this process's settings, which are secrets in part.
    env: {},
  })
  started.unref()
  return started
}

/** One that makes the thread end, for it may have so much memory, or takes too long, is larger than any that people keep. */
function answerOf(worker: Worker, job: CalendarJob, patienceMs: number): Promise<CalendarAnswer> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(late)
      worker.off('message', onMessage)
      worker.off('error', onEnd)
      worker.off('exit', onEnd)
      settle()
    }
    const onMessage = (answer: CalendarAnswer) => finish(() => resolve(answer))
    const onEnd = () => finish(() => reject(new CalendarFailure('too_large')))
    const late = setTimeout(() => finish(() => reject(new CalendarFailure('too_large'))), patienceMs)
    worker.on('message', onMessage)
    worker.on('error', onEnd)
    worker.on('exit', onEnd)
    worker.postMessage(job)
  })
}
