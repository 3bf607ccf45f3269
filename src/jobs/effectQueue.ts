import type { Logger } from 'pino'
import type { DueEffect } from '../operational/effects.ts'
import { type JobConnection, type JobQueueLimits, openJobQueue } from './queues.ts'

/** The queue's name from when it held only mails and text messages; jobs from that time are still processed. */
export const effectQueueName = 'deliveries'

/** For effects that take the processor for seconds: they run one at a time and delay no message. */
export const slowEffectQueueName = 'renditions'
const slowKinds: ReadonlySet<string> = new Set(['renditions'])

/** Tells the workers which effects are due. The rows decide: an effect that is lost here is found by the next sweep. */
export interface EffectQueue {
  /** Call it after the rows are committed. Never fails, and need not be awaited. */
  enqueue(effects: readonly DueEffect[], delayMs?: number): Promise<void>
  /** Jobs by state; rejects when the queue does not answer in time, within 2 s by default. */
  counts(): Promise<Readonly<Record<string, number>>>
  close(): Promise<void>
}

export interface EffectQueueTiming extends JobQueueLimits {
  /**
   * An effect that is enqueued several times within this time is one job, so sweeps do not pile up. After it another job is created, so a
   * lost or stuck job does not block its effect. 10 s by default.
   */
  readonly sameJobMs?: number
}

/** Text messages go first, since somebody waits for most of them in front of the screen. */
const priorityOf = (kind: string) => (kind === 'sms' ? 0 : 1)

/** Opens the queue of effects. */
export function openEffectQueue(
  connection: JobConnection,
  log: Pick<Logger, 'warn'>,
  { sameJobMs = 10_000, ...limits }: EffectQueueTiming = {},
): EffectQueue {
  const queue = openJobQueue(connection, effectQueueName, log, limits)
  const slowQueue = openJobQueue(connection, slowEffectQueueName, log, limits)
  return {
    async enqueue(effects, delayMs = 0) {
      if (effects.length === 0) return
      const period = Math.floor((Date.now() + delayMs) / sameJobMs)
      const jobsOf = (slow: boolean) =>
        effects
          .filter(({ kind }) => slowKinds.has(kind) === slow)
          .map(({ id, kind }) => ({ id: `${id}-${period}`, rowId: id, delayMs, priority: priorityOf(kind) }))
      const [jobs, slowJobs] = [jobsOf(false), jobsOf(true)]
      try {
        if (jobs.length > 0) await queue.add(jobs)
        if (slowJobs.length > 0) await slowQueue.add(slowJobs)
      } catch (error) {
        log.warn({ count: effects.length, reason: error instanceof Error ? error.name : 'unknown' }, 'effects are left to the sweep')
      }
    },
    counts: () => queue.counts(),
    async close() {
      await Promise.all([queue.close(), slowQueue.close()])
    },
  }
}
