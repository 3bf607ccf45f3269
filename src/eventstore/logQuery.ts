import { DatabaseError, type Pool, type PoolClient, type QueryArrayResult } from 'pg'

export interface LogQuery {
  /** The statement is prepared once per connection under this name. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Runs one statement and gives its rows. */
export type RunLogQuery = <Row extends unknown[]>(query: LogQuery) => Promise<readonly Row[]>

/** A connection that takes longer is closed, so that a silent server blocks nobody. The server's own time limit is set by the pool. */
const timeoutMs = 35_000

/**
 * Runs each statement on a pooled connection. Unlike `pool.query`, a statement that the server refuses does not cost the connection and its
 * prepared statements, since lost races on a revision are common.
 */
export function onPool(pool: Pool): RunLogQuery {
  return async (query) => {
    const client = await pool.connect()
    let broken: Error | undefined
    client.on('error', leaveToQuery)
    try {
      return await runOn(client, query)
    } catch (error) {
      if (costsConnection(error)) broken = error
      throw error
    } finally {
      client.removeListener('error', leaveToQuery)
      client.release(broken)
    }
  }
}

/** A lost connection also fails the running query; without this listener the 'error' event would end the process. */
function leaveToQuery(): void {}

export async function runOn<Row extends unknown[]>(client: PoolClient, { name, text, values }: LogQuery): Promise<readonly Row[]> {
  const config = { name, text, values: [...values], rowMode: 'array' as const, query_timeout: timeoutMs }
  const result: QueryArrayResult<Row> = await client.query<Row>(config)
  return result.rows
}

/** True when the error is more than the server's answer to a statement. */
export function costsConnection(error: unknown): error is Error {
  return !(error instanceof DatabaseError) || error.severity === 'FATAL'
}
