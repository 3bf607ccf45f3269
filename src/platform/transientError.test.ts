import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { UnavailableError } from './concurrencyGate.ts'
import { describeFailure } from './describeFailure.ts'
import { isTransient } from './transientError.ts'

async function failure(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('nothing failed')
}

test('errors caused by another writer, a lock or the connection are transient', async () => {
  const { pool } = await testDatabase()
  await pool.query('CREATE TABLE held (id int PRIMARY KEY); INSERT INTO held VALUES (1)')
  const holder = await pool.connect()
  await holder.query('BEGIN; UPDATE held SET id = 1')
  const locked = await failure(pool.query(`SET lock_timeout = '1ms'; UPDATE held SET id = 1`))
  await holder.query('ROLLBACK')
  holder.release()
  const ended = await failure(pool.query('SELECT pg_terminate_backend(pg_backend_pid())'))
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
  const passing = [
    locked,
    ended,
    refused,
    new AggregateError([refused, refused]),
    new Error('Connection terminated unexpectedly'),
    Object.assign(new Error('14 UNAVAILABLE'), { type: 'unavailable' }),
    Object.assign(new Error('10 ABORTED: Operation timed out: Commit phase timeout'), { type: 'timeout' }),
    Object.assign(new Error('13 INTERNAL: Received RST_STREAM with code 0 (Call ended without gRPC status)'), { type: 'unknown' }),
    new Error('could not read', { cause: refused }),
    new UnavailableError('too many at a time'),
  ]
  for (const error of passing) expect(isTransient(error), describeFailure(error)).toBe(true)
})

test('other errors are permanent, and their text does not quote data', async () => {
  const { pool } = await testDatabase()
  await pool.query('CREATE TABLE people (phone text PRIMARY KEY)')
  const insert = () => pool.query('INSERT INTO people VALUES ($1)', ['+33612345678'])
  await insert()
  const duplicate = await failure(insert())
  expect(isTransient(duplicate)).toBe(false)
  expect(describeFailure(duplicate)).toMatch(/^Postgres 23505 at public\.people\.people_pkey/)
  expect(describeFailure(new Error('an event failed', { cause: duplicate }))).not.toContain('+336')

  const unparsable = await failure(Promise.resolve().then(() => JSON.parse('+33612345678')))
  expect(isTransient(unparsable)).toBe(false)
  expect(describeFailure(unparsable)).toBe('SyntaxError')
  expect(isTransient(new TypeError('x is not a function'))).toBe(false)
  expect(isTransient('thrown')).toBe(false)
  const refused = Object.assign(new Error('2 UNKNOWN: Unexpected ReadAllResult: InvalidPosition'), { type: 'unknown' })
  expect(isTransient(refused)).toBe(false)
})
