import { Pool, type PoolConfig } from 'pg'
import { silenceLimits } from './silenceLimits.ts'

export interface OpenPoolOptions extends Pick<PoolConfig, 'query_timeout'>, Required<Pick<PoolConfig, 'connectionTimeoutMillis'>> {
  /** Called when an idle connection is lost. */
  readonly onLost: (error: Error) => void
}

/** The product's connections to its database. */
export function openPool(url: string, { onLost, ...limits }: OpenPoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 30,
    // A new connection takes Postgres about ten milliseconds of processor time, too much for every short burst of calls.
    idleTimeoutMillis: 300_000,
    options: '-c statement_timeout=30s -c idle_in_transaction_session_timeout=30s -c lock_timeout=10s',
    ...silenceLimits,
    ...limits,
  })
  pool.on('error', onLost)
  // A connection may report its end after it was given up. Whoever used it knows by then; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
