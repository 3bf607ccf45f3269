import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'
import { UnavailableError } from './concurrencyGate.ts'

/**
 * A program in a child process with a low priority. It is started for a job and ended when idle. The caller must send one job at a time.
 */
export interface ChildWorker<Job, Answer> {
  /**
   * @throws ChildWorkerFailure when there is no answer, UnavailableError when the process did not start; the next job starts a new one
   */
  run(job: Job): Promise<Answer>
  /** Ends the process, so that the next job starts another. */
  end(): void
}

/** The process took too long or ended before it answered. */
export class ChildWorkerFailure extends Error {
  override name = 'ChildWorkerFailure'
  readonly reason: 'late' | 'ended'

  constructor(reason: 'late' | 'ended') {
    super(reason === 'late' ? 'the process took too long' : 'the process ended')
    this.reason = reason
  }
}

/** Gives way to other processes, and still gets about a quarter of a processor that they would use up. */
const priority = 5

export interface ChildWorkerOptions {
  /** A module that calls `answerJobs`. */
  readonly script: URL
  /** A job that takes longer fails, and its process is killed. The start of the process does not count. */
  readonly patienceMs: number
  /** The process ends after it got no job for this long. */
  readonly idleMs: number
  readonly heapMegabytes?: number
  /** The whole environment of the child: it inherits none of this process's settings, some of which are secrets. */
  readonly env?: Readonly<Record<string, string>>
}

/** A busy machine may take seconds to start a process. */
const startPatienceMs = 60_000

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export function createChildWorker<Job extends Serializable, Answer>(options: ChildWorkerOptions): ChildWorker<Job, Answer> {
  const { patienceMs, idleMs } = options
  let child: ChildProcess | undefined
  let ready: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
  const start = () => {
    const started = startProcess(options)
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    ready = nextMessage(started, startPatienceMs).catch((cause: unknown) => {
      throw new UnavailableError('the process did not start', { cause })
    })
    return started
  }
  return {
    async run(job) {
      clearTimeout(idle)
      const running = (child ??= start())
      try {
        await ready
        return (await nextMessage(running, patienceMs, job)) as Answer
      } catch (error) {
        end()
        throw error
      } finally {
        if (child) idle = setTimeout(end, idleMs).unref()
      }
    },
    end,
  }
}

function startProcess({ script, heapMegabytes, env = {} }: ChildWorkerOptions): ChildProcess {
  const child = fork(script, {
    execArgv: [
      ...(heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`]),
      // Newer versions of Node read TypeScript by themselves.
      ...(Reflect.get(process.features, 'typescript') ? [] : ['--import', loader]),
    ],
    serialization: 'advanced',
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  })
  if (child.pid !== undefined) giveWay(child.pid)
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/**
 * Linux shares the processors among sessions before it looks at priorities within one. Each Postgres process has a session of its own, so
 * the child (which leads a session too) yields to them only when its session's priority is lowered.
 */
function giveWay(pid: number): void {
  try {
    setPriority(pid, priority)
    writeFileSync(`/proc/${pid}/autogroup`, String(priority))
  } catch {
    // The process has ended already, or the system does not know session priorities: the child works all the same.
  }
}

function nextMessage(child: ChildProcess, patienceMs: number, job?: Serializable): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(late)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onError)
      child.channel?.unref()
      settle()
    }
    const onMessage = (message: unknown) => finish(() => resolve(message))
    const onExit = () => finish(() => reject(new ChildWorkerFailure('ended')))
    const onError = (error: Error) => finish(() => reject(error))
    const late = setTimeout(() => finish(() => reject(new ChildWorkerFailure('late'))), patienceMs)
    child.channel?.ref()
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.on('error', onError)
    if (job === undefined) return
    child.send(job, (error) => {
      if (error) finish(() => reject(error))
    })
  })
}
