import { type Job, Queue, Worker } from 'bullmq'
import pTimeout from 'p-timeout'
import type { Logger } from 'pino'
import { silenceLimits } from '../platform/silenceLimits.ts'
import { postgresBackend } from './postgresBackend.ts'

/** Where jobs live: in Redis, or in a schema of their own (`bullmq`) in Postgres. */
export type JobConnection = { readonly redisUrl: string } | { readonly databaseUrl: string }

interface JobToAdd {
  /** A job whose id is already in the queue is not added. No colons. */
  readonly id: string
  /** The row that defines the work. A job carries nothing else, least of all personal data. */
  readonly rowId: string
  readonly delayMs?: number
  /** Jobs without a priority run first, then by number. */
  readonly priority?: number
}

/** Accepts jobs. Jobs can be lost (Redis wiped) and run twice (worker killed), so work that must not be lost has to be stored elsewhere. */
export interface JobQueue {
  /** Rejects when the queue does not answer in time, within 5 s by default; jobs may be added nevertheless. */
  add(jobs: readonly JobToAdd[]): Promise<void>
  /** Jobs by state; rejects when the queue does not answer in time, within 2 s by default. For readiness. */
  counts(): Promise<Readonly<Record<string, number>>>
  close(): Promise<void>
}

/** Runs jobs. */
export interface JobWorker {
  /** Accepts no more jobs, and resolves when the running ones have ended. */
  close(): Promise<void>
}

export interface JobWorkerOptions {
  /** Runs one job; an error is logged and the job dropped. */
  readonly run: (rowId: string) => Promise<void>
  /** How many run at once in this process. */
  readonly concurrency: number
}

interface JobData {
  readonly rowId: string
}

/** How long a queue may take. */
export interface JobQueueLimits {
  readonly answerMs?: number
  readonly addMs?: number
}

const usualAnswerMs = 2_000
const usualAddMs = 5_000
const redisPrefix = 'alliance'

/** Nobody reads the queues' own events; by default ten thousand are kept. */
const streams = { events: { maxLen: 100 } }

/** Opens a queue by its name. It connects by itself, now and after an interruption. */
export function openJobQueue(
  connection: JobConnection,
  name: string,
  log: Pick<Logger, 'warn'>,
  { answerMs = usualAnswerMs, addMs = usualAddMs }: JobQueueLimits = {},
): JobQueue {
  const answerSoon = { milliseconds: answerMs, message: `the job queue does not answer within ${answerMs / 1_000} s` }
  const addSoon = { milliseconds: addMs, message: `the job queue takes no jobs within ${addMs / 1_000} s` }
  const queue =
    'redisUrl' in connection
      ? new Queue<JobData>(name, {
          connection: { url: connection.redisUrl, enableOfflineQueue: false, maxRetriesPerRequest: 1 },
          prefix: redisPrefix,
          streams,
        })
      : new Queue(name, { connection: postgres(connection.databaseUrl, 2), streams }, postgresBackend)
  queue.on('error', (error: Error) => log.warn({ queue: name, code: codeOf(error) }, 'job queue is out of reach'))
  const counts = () => pTimeout(queue.getJobCounts('wait', 'prioritized', 'delayed', 'active'), answerSoon)
  return {
    async add(jobs) {
      const added = queue.addBulk(
        jobs.map(({ id, rowId, delayMs = 0, priority = 0 }) => ({
          name,
          data: { rowId },
          opts: { jobId: id, delay: delayMs, priority, removeOnComplete: true, removeOnFail: true },
        })),
      )
      await pTimeout(added, addSoon)
    },
    counts,
    async close() {
      const inReach = await counts().then(
        () => true,
        () => false,
      )
      if (inReach) await queue.close()
      // Neither closing nor this resolves before the service answers; an unreachable one must not keep the process from ending.
      else void queue.disconnect().catch(() => {})
    },
  }
}

/** Starts running a queue's jobs in this process. */
export function startJobWorker(
  connection: JobConnection,
  name: string,
  { run, concurrency }: JobWorkerOptions,
  log: Pick<Logger, 'warn' | 'error'>,
): JobWorker {
  const running = new Set<Promise<void>>()
  const process = async (job: Job<JobData>) => {
    const work = run(job.data.rowId)
    running.add(work)
    await work.finally(() => running.delete(work))
  }
  const worker =
    'redisUrl' in connection
      ? new Worker<JobData>(name, process, {
          connection: { url: connection.redisUrl, maxRetriesPerRequest: null },
          prefix: redisPrefix,
          concurrency,
        })
      : new Worker(name, process, { connection: postgres(connection.databaseUrl, 4), concurrency }, postgresBackend)
  worker.on('error', (error: Error) => log.warn({ queue: name, code: codeOf(error) }, 'job queue is out of reach'))
  worker.on('failed', (_job: unknown, error: Error) => log.error({ queue: name, code: codeOf(error) }, 'job failed'))
  return {
    async close() {
      const paused = worker.pause()
      await Promise.allSettled(running)
      // Only the notification of the service is left, which an unreachable service must not delay.
      await pTimeout(paused, { milliseconds: usualAnswerMs }).catch(() => {})
      await worker.close(true)
    },
  }
}

function postgres(connectionString: string, max: number) {
  const limits = { ...silenceLimits, statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }
  return { connectionString, max, migrate: true, schema: 'bullmq', ...limits }
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : error.name
}
