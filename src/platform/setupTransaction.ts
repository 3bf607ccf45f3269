import type { ClientBase, Pool, PoolClient } from 'pg'
import { liftQueryTimeout } from './silenceLimits.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs `work` in a transaction that makes tables or fills them at a start. Of the processes that start at once one works at a time
 * for each `name`, and the others wait for it, however long it takes: the timeouts that stop a runaway query do not apply.
 */
export function inSetupTransaction<T>(database: Pool, name: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(database, async (client) => {
    const restore = await liftTimeouts(client, 'local')
    try {
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
      return await work(client)
    } finally {
      restore()
    }
  })
}

/**
 * Lifts the pool's timeouts: the server's for a session or for the current transaction, the client's own until the function that it
 * returns is called.
 */
export async function liftTimeouts(client: ClientBase, scope: 'session' | 'local'): Promise<() => void> {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  await client.query(names.map((name) => `SET ${scope} ${name} = 0`).join('; '))
  return liftQueryTimeout(client)
}
