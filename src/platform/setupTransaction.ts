import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './transaction.ts'

/**
 * Runs `work` in a transaction that makes tables or fills them at a start. Of the processes that start at once one works at a time
 * for each `name`, and the others wait for it, however long it takes: the timeouts that stop a runaway query do not apply.
 */
export function inSetupTransaction<T>(database: Pool, name: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(database, async (client) => {
    await client.query(withoutTimeouts('local'))
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
    return work(client)
  })
}

/** Lifts the pool's timeouts for a session, or for the current transaction. */
export function withoutTimeouts(scope: 'session' | 'local'): string {
  return ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map((name) => `SET ${scope} ${name} = 0`).join('; ')
}
