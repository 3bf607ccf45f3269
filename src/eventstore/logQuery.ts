import { DatabaseError, type Pool, type PoolClient, type QueryArrayResult } from 'pg'

export interface LogQuery {
  /** Prepared once a connection under this name. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Runs one statement and gives its rows. */
export type RunLogQuery = <Row extends unknown[]>(query: LogQuery) => Promise<readonly Row[]>

/** After this a connection is given up, so that a server that went silent keeps nobody waiting; the server's own limit is the pool's. */
const timeoutMs = 35_000

/**
 * Runs each statement on a connection of the pool. Unlike `pool.query`, one that the server refused does not cost the connection and
 * what was prepared on it: a lost race on a revision is everyday business.
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

/** A lost connection fails the query under way too, and that is heard; unheard, the event would end the process. */
function leaveToQuery(): void {}

export async function runOn<Row extends unknown[]>(client: PoolClient, { name, text, values }: LogQuery): Promise<readonly Row[]> {
  const config = { name, text, values: [...values], rowMode: 'array' as const, query_timeout: timeoutMs }
  const result: QueryArrayResult<Row> = await client.query<Row>(config)
  return result.rows
}

/** True when the error is not a mere answer to the statement. */
export function costsConnection(error: unknown): error is Error {
  return !(error instanceof DatabaseError) || error.severity === 'FATAL'
}
