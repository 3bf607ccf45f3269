import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { purgeCommandTimes } from '../operational/commandTimes.ts'
import { purgeEffects } from '../operational/effects.ts'
import { purgeLimits } from '../operational/limits.ts'
import { purgePhoneCodes } from '../operational/phoneCodes.ts'
import { purgeSessions } from '../operational/sessions.ts'

const purges: readonly ((database: Pool, now: Date) => Promise<void>)[] = [
  purgeCommandTimes,
  purgeEffects,
  purgeLimits,
  purgePhoneCodes,
  purgeSessions,
]
const everyMs = 10 * 60_000

/** Deletes operational rows whose lifetime is over, now and every ten minutes. Several processes doing so do no harm. */
export function startPurging(database: Pool, log: Pick<Logger, 'warn'>, now: () => Date): { stop(): Promise<void> } {
  async function purge(): Promise<void> {
    for (const each of purges) {
      await each(database, now()).catch((error: unknown) => log.warn({ err: error }, 'expired rows are left to the next purge'))
    }
  }
  let running = purge()
  const timer = setInterval(() => {
    running = running.then(purge)
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
