import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import { pathToFileURL } from 'node:url'

/**
 * A program in a child process with a low priority. It is started for a job and ended when idle. The caller must send one job at a time.
 */
export interface ChildWorker<Job, Answer> {
  /** @throws ChildWorkerFailure when there is no answer; the process has then ended, and the next job starts a new one */
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
  /** A module that answers each message with one message. */
  readonly script: URL
  /** A job that takes longer fails, and its process is killed. */
  readonly patienceMs: number
  /** The process ends after it got no job for this long. */
  readonly idleMs: number
  readonly heapMegabytes?: number
  /** The whole environment of the child: it inherits none of this process's settings, some of which are secrets. */
  readonly env?: Readonly<Record<string, string>>
}

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

export function createChildWorker<Job extends Serializable, Answer>(options: ChildWorkerOptions): ChildWorker<Job, Answer> {
  const { patienceMs, idleMs } = options
  let child: ChildProcess | undefined
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
    return started
  }
  return {
    async run(job) {
      clearTimeout(idle)
      child ??= start()
      try {
        return await answerOf<Answer>(child, job, patienceMs)
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

function answerOf<Answer>(child: ChildProcess, job: Serializable, patienceMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(late)
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.channel?.unref()
      settle()
    }
    const onMessage = (answer: unknown) => finish(() => resolve(answer as Answer))
    const onExit = () => finish(() => reject(new ChildWorkerFailure('ended')))
    const late = setTimeout(() => finish(() => reject(new ChildWorkerFailure('late'))), patienceMs)
    child.channel?.ref()
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.send(job, (error) => {
      if (error) finish(() => reject(error))
    })
  })
}
