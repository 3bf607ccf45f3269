import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import pLimit from 'p-limit'
import type { CalendarProblem } from '../../domain/availability/calendarProblem.ts'
import type { DayRange } from '../../domain/availability/dayRanges.ts'
import { CalendarFailure, type CalendarWindow } from './calendarFeeds.ts'

export interface CalendarJob {
  readonly text: string
  readonly window: CalendarWindow
}
export type CalendarAnswer = { readonly days: readonly DayRange[] } | { readonly problem: CalendarProblem }

/** Reads calendars, one at a time, in a process of its own that can be ended. */
export interface CalendarProcess {
  /** @throws CalendarFailure */
  busyDays(text: string, window: CalendarWindow): Promise<readonly DayRange[]>
  close(): void
}

export interface CalendarProcessOptions {
  /** A calendar that takes longer is given up, and the process with it. */
  readonly patienceMs?: number
  /** The process ends when nothing was asked of it for so long; the next calendar starts another. */
  readonly idleMs?: number
}

const worker = new URL('./calendarWorker.ts', import.meta.url)
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export function createCalendarProcess({ patienceMs = 10_000, idleMs = 30_000 }: CalendarProcessOptions = {}): CalendarProcess {
  const oneAtATime = pLimit(1)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  const read = async (job: CalendarJob) => {
    clearTimeout(idle)
    child ??= startWorker()
    try {
      return await answerOf(child, job, patienceMs)
    } catch (error) {
      end()
      throw error
    } finally {
      idle = setTimeout(end, idleMs).unref()
    }
  }
  return {
    async busyDays(text, window) {
      const answer = await oneAtATime(() => read({ text, window }))
      if ('problem' in answer) throw new CalendarFailure(answer.problem)
      return answer.days
    },
    close() {
      clearTimeout(idle)
      end()
    },
  }
}

function startWorker(): ChildProcess {
  const child = fork(worker, {
    // Newer versions of Node read TypeScript by themselves.
    execArgv: ['--max-old-space-size=128', ...(Reflect.get(process.features, 'typescript') ? [] : ['--import', loader])],
    serialization: 'advanced',
    // Without this process's settings, some of which are secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** Real calendars stay far below this time and memory. */
function answerOf(child: ChildProcess, job: CalendarJob, patienceMs: number): Promise<CalendarAnswer> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(late)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.channel?.unref()
      settle()
    }
    const onMessage = (answer: unknown) => finish(() => resolve(answer as CalendarAnswer))
    const onExit = () => finish(() => reject(new CalendarFailure('too_large')))
    const late = setTimeout(onExit, patienceMs)
    child.channel?.ref()
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(job, (error) => {
      if (error) finish(() => reject(error))
    })
  })
}
