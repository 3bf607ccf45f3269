import { setTimeout as delay } from 'node:timers/promises'
import { S3ServiceException } from '@aws-sdk/client-s3'
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

const bucketFailure = (name: string, httpStatusCode: number) =>
  new S3ServiceException({ name, $fault: 'server', $metadata: { httpStatusCode } })

test('errors caused by another writer, a lock, the connection, the disk or a busy service are transient', async () => {
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
    ...['ENOSPC', 'EDQUOT', 'EIO', 'ESTALE', 'EMFILE', 'ENFILE'].map((code) => Object.assign(new Error(code), { code })),
    await failure(delay(60_000, undefined, { signal: AbortSignal.timeout(1) })),
    AbortSignal.abort().reason,
    await failure(fetch('http://127.0.0.1', { signal: AbortSignal.timeout(0) })),
    bucketFailure('SlowDown', 503),
    bucketFailure('InternalError', 500),
    bucketFailure('TooManyRequests', 429),
    bucketFailure('RequestTimeout', 400),
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
  for (const code of ['ENOENT', 'EACCES', 'ENAMETOOLONG']) expect(isTransient(Object.assign(new Error(code), { code }))).toBe(false)
  expect(isTransient(bucketFailure('NoSuchKey', 404))).toBe(false)
  expect(isTransient(bucketFailure('AccessDenied', 403))).toBe(false)
})
