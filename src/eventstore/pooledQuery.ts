import { DatabaseError, type Pool, type PoolClient, type QueryArrayResult } from 'pg'

export interface PooledQuery {
  /** Prepared once a connection under this name. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  /** After this the connection is given up, answer or not. */
  readonly timeoutMs: number
}

/**
 * Runs one statement. Unlike `pool.query`, a statement that the server refused does not cost the connection and the statements
 * prepared on it: a lost race on a revision is everyday business.
 */
export async function pooledQuery<Row extends unknown[]>(pool: Pool, query: PooledQuery): Promise<readonly Row[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.once('error', onError)
  try {
    return await rowsOf<Row>(client, query)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.severity === 'FATAL') broken ??= error as Error
    throw error
  } finally {
    client.removeListener('error', onError)
    client.release(broken)
  }
}

async function rowsOf<Row extends unknown[]>(client: PoolClient, { name, text, values, timeoutMs }: PooledQuery): Promise<readonly Row[]> {
  const config = { name, text, values: [...values], rowMode: 'array' as const, query_timeout: timeoutMs }
  const result: QueryArrayResult<Row> = await client.query<Row>(config)
  return result.rows
}
