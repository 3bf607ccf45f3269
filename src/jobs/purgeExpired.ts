import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { purges } from './lifetimes.ts'

const everyMs = 10 * 60_000

/** Deletes expired operational rows, now and every ten minutes. Several processes may do so at once. */
export function startPurging(database: Pool, log: Pick<Logger, 'warn'>, now: () => Date): { stop(): Promise<void> } {
  async function purgeAll(): Promise<void> {
    for (const purge of Object.values(purges)) {
      await purge(database, now()).catch((error: unknown) => log.warn({ err: error }, 'expired rows are left to the next purge'))
    }
  }
  let running = purgeAll()
  const timer = setInterval(() => {
    running = running.then(purgeAll)
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
