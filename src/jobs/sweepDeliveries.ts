import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { findDueDeliveries } from '../operational/deliveries.ts'
import type { DeliveryQueue } from './deliveryQueue.ts'

export interface SweepOptions {
  readonly pool: Pool
  readonly queue: Pick<DeliveryQueue, 'enqueue'>
  readonly log: Pick<Logger, 'warn'>
  readonly everyMs: number
}

/** Longest due first; the next sweep takes more. */
const limit = 500

/** Once through the table: enqueues what is due, wherever its job went. */
async function sweepDeliveries({ pool, queue }: Pick<SweepOptions, 'pool' | 'queue'>): Promise<void> {
  await queue.enqueue(await findDueDeliveries(pool, limit))
}

/** Sweeps now and from then on, one sweep after the other, also while the database is away. */
export function startSweeping({ pool, queue, log, everyMs }: SweepOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const sweeping = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await sweepDeliveries({ pool, queue })
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'sweep of deliveries failed')
      }
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await sweeping
    },
  }
}
