import type { Logger } from 'pino'
import type { DueEffect } from '../operational/effects.ts'
import { type JobConnection, openJobQueue } from './queues.ts'

/** The name that the queue was given when it held mails and text messages only; jobs of that time are still taken. */
export const effectQueueName = 'deliveries'

/** For what takes the processor for seconds: it is done one at a time, and keeps no message waiting. */
export const slowEffectQueueName = 'renditions'
const slowKinds: ReadonlySet<string> = new Set(['renditions'])

/** Passes on to the workers which effects to carry out now. The rows are the truth: what gets lost here is found by the next sweep. */
export interface EffectQueue {
  /** Call it once the rows are committed. Never fails, and need not be waited for. */
  enqueue(effects: readonly DueEffect[], delayMs?: number): Promise<void>
  /** Jobs by state; rejects when the queue does not answer within 2 s. */
  counts(): Promise<Readonly<Record<string, number>>>
  close(): Promise<void>
}

export interface EffectQueueTiming {
  /**
   * An effect enqueued twice within this time is one job, so sweeps do not pile up. After it another job is made, so a job that was
   * lost, or is stuck with a killed worker, holds an effect up no longer. 10 s unless given.
   */
  readonly sameJobMs?: number
}

/** Somebody waits for a text message in front of the screen; for everything else hardly. */
const priorityOf = (kind: string) => (kind === 'sms' ? 0 : 1)

/** Opens the queue of effects. */
export function openEffectQueue(
  connection: JobConnection,
  log: Pick<Logger, 'warn'>,
  { sameJobMs = 10_000 }: EffectQueueTiming = {},
): EffectQueue {
  const queue = openJobQueue(connection, effectQueueName, log)
  const slowQueue = openJobQueue(connection, slowEffectQueueName, log)
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
