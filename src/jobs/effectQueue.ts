import type { Logger } from 'pino'
import type { DueEffect } from '../operational/effects.ts'
import { type JobConnection, type JobQueue, type JobQueueLimits, openJobQueue } from './queues.ts'

/** The queue's name from when it held only mails and text messages; jobs from that time are still processed. */
export const effectQueueName = 'deliveries'

/** For effects that take the processor for seconds: they run one at a time and delay no message. */
export const slowEffectQueueName = 'renditions'
const slowKinds: ReadonlySet<string> = new Set(['renditions'])

/** Tells the workers which effects are due. The rows decide: an effect that is lost here is found by the next sweep. */
export interface EffectQueue {
  /** Call it after the rows are committed. Never fails, and need not be awaited. */
  enqueue(effects: readonly DueEffect[], delayMs?: number): Promise<void>
  /**
   * The same for effects that a sweep found. While many jobs wait none is added, since most of these effects have one: otherwise each sweep
   * would add another, for as long as a service hangs.
   */
  enqueueSwept(effects: readonly DueEffect[]): Promise<void>
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
  /** From this number of waiting jobs on sweeps add none; 1,000 by default. */
  readonly mostSwept?: number
}

/** Text messages go first, since somebody waits for most of them in front of the screen. */
const priorityOf = (kind: string) => (kind === 'sms' ? 0 : 1)

/** Opens the queue of effects. */
export function openEffectQueue(
  connection: JobConnection,
  log: Pick<Logger, 'warn'>,
  { sameJobMs = 10_000, mostSwept = 1_000, ...limits }: EffectQueueTiming = {},
): EffectQueue {
  const queue = openJobQueue(connection, effectQueueName, log, limits)
  const slowQueue = openJobQueue(connection, slowEffectQueueName, log, limits)
  const isSlow = ({ kind }: DueEffect) => slowKinds.has(kind)
  const isFirst = ({ kind }: DueEffect) => priorityOf(kind) === 0

  async function add(to: JobQueue, effects: readonly DueEffect[], delayMs = 0): Promise<void> {
    if (effects.length === 0) return
    const period = Math.floor((Date.now() + delayMs) / sameJobMs)
    try {
      await to.add(effects.map(({ id, kind }) => ({ id: `${id}-${period}`, rowId: id, delayMs, priority: priorityOf(kind) })))
    } catch (error) {
      leave(effects, error)
    }
  }

  /** `waitsIn`: the state in which jobs of these effects wait. */
  async function addSwept(to: JobQueue, waitsIn: 'wait' | 'prioritized', effects: readonly DueEffect[]): Promise<void> {
    if (effects.length === 0) return
    try {
      const { [waitsIn]: waiting = 0 } = await to.counts()
      if (waiting < mostSwept) await add(to, effects)
    } catch (error) {
      leave(effects, error)
    }
  }

  function leave(effects: readonly DueEffect[], error: unknown): void {
    log.warn({ count: effects.length, reason: error instanceof Error ? error.name : 'unknown' }, 'effects are left to the sweep')
  }

  return {
    async enqueue(effects, delayMs) {
      await add(
        queue,
        effects.filter((effect) => !isSlow(effect)),
        delayMs,
      )
      await add(slowQueue, effects.filter(isSlow), delayMs)
    },
    async enqueueSwept(effects) {
      await addSwept(queue, 'wait', effects.filter(isFirst))
      await addSwept(
        queue,
        'prioritized',
        effects.filter((effect) => !isFirst(effect) && !isSlow(effect)),
      )
      await addSwept(slowQueue, 'prioritized', effects.filter(isSlow))
    },
    counts: () => queue.counts(),
    async close() {
      await Promise.all([queue.close(), slowQueue.close()])
    },
  }
}
