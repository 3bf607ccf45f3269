import type { Pool, PoolClient } from 'pg'
import type { BaseLogger } from 'pino'
import { describeFailure } from '../../platform/describeFailure.ts'
import { retryPause } from '../../platform/retryPause.ts'
import { type Projection, schemaOf } from './projection.ts'

const connectionSql = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'
const announceSql = `SELECT pg_advisory_lock_shared(key) FROM (SELECT DISTINCT hashtextextended(name, 0) AS key FROM unnest($1::text[]) AS name) AS keys`

/** The shared advisory lock of every process that uses the schema. */
export function lockOfUse(schema: string): string {
  return `use of ${schema}`
}

/**
 * Tells all processes which schemas of projections this one uses, by shared advisory locks on a separate connection, which end with the
 * process in any case. Call it before `prepareProjections`, so that no schema is dropped in between. A lost connection is reopened.
 */
export class SchemaUse {
  readonly #pool: Pool
  readonly #locks: readonly string[]
  readonly #log: Pick<BaseLogger, 'warn'>
  readonly #closed = new AbortController()
  #client: PoolClient | undefined
  #renewing: Promise<void> | undefined

  private constructor(pool: Pool, projections: readonly Projection[], log: Pick<BaseLogger, 'warn'>) {
    this.#pool = pool
    this.#locks = projections.map((projection) => lockOfUse(schemaOf(projection)))
    this.#log = log
  }

  /** Resolves when every other process can see it. */
  static async announce(pool: Pool, projections: readonly Projection[], log: Pick<BaseLogger, 'warn'>): Promise<SchemaUse> {
    const use = new SchemaUse(pool, projections, log)
    await use.#announce()
    return use
  }

  /** Ends the use. */
  async close(): Promise<void> {
    this.#closed.abort()
    await this.#renewing
    this.#client?.release(true)
    this.#client = undefined
  }

  async #announce(): Promise<void> {
    const client = await this.#pool.connect()
    const lose = () => {
      if (this.#client !== client) return
      this.#client = undefined
      client.release(true)
      this.#renewing = this.#renew()
    }
    try {
      await client.query(connectionSql)
      await client.query(announceSql, [this.#locks])
    } catch (error) {
      client.release(true)
      throw error
    }
    this.#client = client
    client.on('error', lose)
    client.on('end', lose)
  }

  async #renew(): Promise<void> {
    for (let failures = 0; !this.#closed.signal.aborted; failures++) {
      try {
        await this.#announce()
        return
      } catch (error) {
        this.#log.warn(`the use of the projections' schemas is not announced: ${describeFailure(error)}`)
        await retryPause(failures, this.#closed.signal)
      }
    }
  }
}
