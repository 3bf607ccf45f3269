import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { findDueEffects } from '../operational/dueEffects.ts'
import type { EffectQueue } from './effectQueue.ts'

export interface SweepOptions {
  readonly pool: Pool
  readonly queue: Pick<EffectQueue, 'enqueueSwept'>
  readonly log: Pick<Logger, 'warn'>
  readonly everyMs: number
}

/** Of each kind, longest due first; the next sweep takes the rest. */
const limit = 500

/** One pass over the table: enqueues due effects, even if their job was lost. */
async function sweepEffects({ pool, queue }: Pick<SweepOptions, 'pool' | 'queue'>): Promise<void> {
  await queue.enqueueSwept(await findDueEffects(pool, limit))
}

/** Sweeps now and periodically, one sweep at a time, also while the database is unavailable. */
export function startSweeping({ pool, queue, log, everyMs }: SweepOptions): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const sweeping = (async () => {
    while (!stopping.signal.aborted) {
      try {
        await sweepEffects({ pool, queue })
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'sweep of effects failed')
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
