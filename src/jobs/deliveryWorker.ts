import type { DeliveryMetrics } from './deliveryMetrics.ts'
import { type DeliveryQueue, deliveryQueueName } from './deliveryQueue.ts'
import { oneAtATime } from './oneAtATime.ts'
import { type JobConnection, startJobWorker } from './queues.ts'
import { type SendDeliveryDependencies, sendDelivery } from './sendDelivery.ts'
import { startSweeping } from './sweepDeliveries.ts'

export interface DeliveryWorkerOptions extends Omit<SendDeliveryDependencies, 'leaseMs' | 'retryDelayMs'> {
  readonly connection: JobConnection
  readonly queue: DeliveryQueue
  readonly metrics?: DeliveryMetrics
  readonly timing?: Partial<DeliveryTiming>
}

export interface DeliveryTiming {
  readonly leaseMs: number
  readonly retryDelayMs: (attempt: number) => number
  readonly sweepEveryMs: number
  /** A send slower than this no longer keeps the others waiting. */
  readonly patienceMs: number
}

export interface DeliveryWorker {
  /** Begins no further send and resolves when those under way have ended. */
  close(): Promise<void>
}

const defaultTiming: DeliveryTiming = { leaseMs: 45_000, retryDelayMs, sweepEveryMs: 2000, patienceMs: 1000 }

/** How many sends may hang before the process waits for one of them. */
const concurrency = 10

/** Sends the deliveries that are in the queue, and sweeps: looks in the table for those that no job speaks of any more. */
export function startDeliveryWorker({ connection, metrics, timing, ...dependencies }: DeliveryWorkerOptions): DeliveryWorker {
  const { leaseMs, retryDelayMs: retryDelay, sweepEveryMs, patienceMs } = { ...defaultTiming, ...timing }
  const { pool, queue, log } = dependencies
  const inTurn = oneAtATime(patienceMs)
  let closing = false
  const worker = startJobWorker(
    connection,
    deliveryQueueName,
    {
      concurrency,
      run: (id) =>
        inTurn(async () => {
          if (closing) return
          const outcome = await sendDelivery(id, { ...dependencies, leaseMs, retryDelayMs: retryDelay })
          metrics?.count(outcome)
        }),
    },
    log,
  )
  const sweeping = startSweeping({ pool, queue, log, everyMs: sweepEveryMs })
  return {
    async close() {
      closing = true
      await sweeping.stop()
      await worker.close()
    },
  }
}

/** 2 s, 8 s, half a minute, 2, 8, 34 minutes, then every hour; spread, so that what failed together does not come back together. */
export function retryDelayMs(attempt: number): number {
  return Math.min(3_600_000, 2000 * 4 ** (attempt - 1)) * (0.8 + Math.random() * 0.4)
}
