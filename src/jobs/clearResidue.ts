import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { ProjectionSchemas } from '../projections/runner/projectionSchemas.ts'
import { vacuumIfAsked } from '../projections/runner/vacuumAfterErasure.ts'

const everyMs = 5_000

/**
 * Removes, now and every few seconds, schemas of replaced releases and old row versions of erased persons. Several processes may do so at
 * once.
 */
export function startClearing(
  database: Pool,
  schemas: Pick<ProjectionSchemas, 'dropUnused' | 'tablesOfPersons'>,
  log: Pick<Logger, 'info' | 'warn'>,
): { stop(): Promise<void> } {
  const clear = async () => {
    try {
      await schemas.dropUnused()
      await vacuumIfAsked(database, schemas, log)
    } catch (error) {
      log.warn({ err: error }, 'what nobody reads any more is cleared later')
    }
  }
  let running = clear()
  const timer = setInterval(() => {
    running = running.then(clear)
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
