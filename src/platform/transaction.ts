import type { Pool, PoolClient } from 'pg'

/** Runs `work` in one transaction: all of it or, when it throws, nothing. */
export async function inTransaction<T>(database: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await database.connect()
  let broken: Error | undefined
  // Between two statements a lost connection fails no query, and an unhandled 'error' event would end the process.
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    if (isUnanswered(error)) broken = error
    else
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure
      })
    throw error
  } finally {
    // A connection whose rollback failed is in an unknown state: closed, not reused.
    client.removeListener('error', onError)
    client.release(broken)
  }
}

/** The connection still waits for the answer, and a rollback would wait behind it; closing the connection ends the transaction too. */
function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}
