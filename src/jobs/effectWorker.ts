import { type CarryOutEffectDependencies, carryOutEffect } from './carryOutEffect.ts'
import type { EffectMetrics } from './effectMetrics.ts'
import { type EffectQueue, effectQueueName, slowEffectQueueName } from './effectQueue.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type JobConnection, startJobWorker } from './queues.ts'
import { startSweeping } from './sweepEffects.ts'

export interface EffectWorkerOptions extends Omit<CarryOutEffectDependencies, 'leaseMs' | 'retryDelayMs'> {
  readonly connection: JobConnection
  readonly queue: EffectQueue
  readonly metrics?: EffectMetrics
  readonly timing?: Partial<EffectTiming>
}

export interface EffectTiming {
  readonly leaseMs: number
  readonly retryDelayMs: (attempt: number) => number
  readonly sweepEveryMs: number
  /** An effect that takes longer no longer blocks the others. */
  readonly patienceMs: number
}

export interface EffectWorker {
  /** Starts no further effect, and resolves when the running ones have ended. */
  close(): Promise<void>
}

const defaultTiming: EffectTiming = { leaseMs: 45_000, retryDelayMs, sweepEveryMs: 2000, patienceMs: 1000 }

/** How many hanging effects are allowed before the process waits for one of them. */
const concurrency = 10

/** Handles the effects in the queue, and sweeps the table for due effects without a job. */
export function startEffectWorker({ connection, metrics, timing, ...dependencies }: EffectWorkerOptions): EffectWorker {
  const { leaseMs, retryDelayMs: retryDelay, sweepEveryMs, patienceMs } = { ...defaultTiming, ...timing }
  const { pool, queue, log } = dependencies
  const inTurn = oneAtATime(patienceMs)
  let closing = false
  const run = async (id: string) => {
    if (closing) return
    const attempt = await carryOutEffect(id, { ...dependencies, leaseMs, retryDelayMs: retryDelay })
    if (attempt) metrics?.count(attempt)
  }
  const worker = startJobWorker(connection, effectQueueName, { concurrency, run: (id) => inTurn(() => run(id)) }, log)
  const slowWorker = startJobWorker(connection, slowEffectQueueName, { concurrency: 1, run }, log)
  const sweeping = startSweeping({ pool, queue, log, everyMs: sweepEveryMs })
  return {
    async close() {
      closing = true
      await Promise.all([worker.close(), slowWorker.close(), sweeping.stop()])
    },
  }
}

/**
 * 2 s, 8 s, half a minute, 2, 8, 34 minutes, then every hour; with random variation, so that effects that failed together are not retried
 * together.
 */
export function retryDelayMs(attempt: number): number {
  return Math.min(3_600_000, 2000 * 4 ** (attempt - 1)) * (0.8 + Math.random() * 0.4)
}
