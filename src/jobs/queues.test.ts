import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import pino from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hasRedisServer, startRedisServer } from '../../tests/jobs/redisServer.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { type JobConnection, openJobQueue, startJobWorker } from './queues.ts'

const log = pino({ level: 'silent' })
async function contentOf(client: Redis, key: string): Promise<unknown> {
  switch (await client.type(key)) {
    case 'hash':
      return client.hgetall(key)
    case 'list':
      return client.lrange(key, 0, -1)
    case 'zset':
      return client.zrange(key, '0', '-1')
    case 'set':
      return client.smembers(key)
    case 'stream':
      return client.xrange(key, '-', '+')
    default:
      return client.get(key)
  }
}

/** The first call also creates the queue's tables. */
const patient = { answerMs: 120_000, addMs: 120_000 }

async function expectJobsToRun(connection: JobConnection): Promise<void> {
  const queue = openJobQueue(connection, 'things', log, patient)
  const done: string[] = []
  const worker = startJobWorker(connection, 'things', { concurrency: 1, run: async (id) => void done.push(id) }, log)
  const ids = Array.from({ length: 3 }, () => randomUUID())
  await queue.add(ids.map((rowId) => ({ id: rowId, rowId })))
  while (done.length < 3) await delay(10)
  expect(done).toEqual(ids)
  // Finished jobs are deleted, so the same id can be added again.
  await queue.add([{ id: ids[0] ?? '', rowId: 'again', delayMs: 20 }])
  while (done.length < 4) await delay(10)
  expect(done.at(-1)).toBe('again')
  await worker.close()
  await queue.close()
}

test('runs jobs from Postgres, in a schema of its own', async () => {
  const database = await testDatabase()
  await expectJobsToRun({ databaseUrl: database.url })
  const { rows } = await database.pool.query<{ schema: string }>(
    `SELECT DISTINCT table_schema AS schema FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  expect(rows).toEqual([{ schema: 'bullmq' }])
})

test('a job without a priority goes before one that has one', async () => {
  const database = await testDatabase()
  const connection = { databaseUrl: database.url }
  const queue = openJobQueue(connection, 'things', log, patient)
  await queue.add([
    { id: 'mail', rowId: 'mail', priority: 1 },
    { id: 'sms', rowId: 'sms' },
  ])
  const done: string[] = []
  const worker = startJobWorker(connection, 'things', { concurrency: 1, run: async (id) => void done.push(id) }, log)
  while (done.length < 2) await delay(10)
  expect(done).toEqual(['sms', 'mail'])
  await worker.close()
  await queue.close()
})

test('a worker and a queue wait for a database that does not take connections yet, and nothing else waits for them', async () => {
  const { url, name, pool } = await testDatabase()
  const later = `${name}_later`
  onTestFinished(async () => void (await pool.query(`DROP DATABASE IF EXISTS ${later} WITH (FORCE)`)))
  const connection = { databaseUrl: url.replace(name, later) }
  const lines: string[] = []
  const warned = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const queue = openJobQueue(connection, 'things', warned, patient)
  const done: string[] = []
  const worker = startJobWorker(connection, 'things', { concurrency: 1, run: async (id) => void done.push(id) }, warned)
  const job = { id: 'one', rowId: 'one' }
  await expect(queue.add([job])).rejects.toThrow('does not exist')
  while (lines.length < 3) await delay(10)

  await pool.query(`CREATE DATABASE ${later}`)
  await queue.add([job])
  while (done.length < 1) await delay(10)
  expect(done).toEqual(['one'])
  await worker.close()
  await queue.close()
})

describe.skipIf(!hasRedisServer())('on Redis (skipped where there is no redis-server)', () => {
  test('runs jobs', async () => {
    const redis = await startRedisServer()
    await expectJobsToRun({ redisUrl: redis.url })
    await redis.stop()
  })

  test('stores nothing of a row but its id, and nothing of a job that ran but its events', async () => {
    const redis = await startRedisServer()
    const client = new Redis(redis.url)
    const keysWith = async (text: string) => {
      const keys = await client.keys('*')
      const contents = await Promise.all(keys.map(async (key) => `${key} ${JSON.stringify(await contentOf(client, key))}`))
      return keys.filter((_, index) => contents[index]?.includes(text))
    }
    const connection = { redisUrl: redis.url }
    const queue = openJobQueue(connection, 'things', log)
    await queue.add([{ id: 'the-job', rowId: 'the-row' }])
    expect(await keysWith('the-row')).toEqual(['alliance:things:the-job'])
    expect(await client.hget('alliance:things:the-job', 'data')).toBe('{"rowId":"the-row"}')
    const worker = startJobWorker(connection, 'things', { concurrency: 1, run: async () => {} }, log)
    await expect.poll(() => keysWith('the-row')).toEqual([])
    await expect.poll(() => keysWith('the-job')).toEqual(['alliance:things:events'])
    await worker.close()
    await queue.close()
    client.disconnect()
    await redis.stop()
  })

  test('a Redis that went away fails what is added, and does not keep the process from ending', async () => {
    const redis = await startRedisServer()
    const connection = { redisUrl: redis.url }
    const queue = openJobQueue(connection, 'things', log)
    const worker = startJobWorker(connection, 'things', { concurrency: 1, run: async () => {} }, log)
    await queue.add([{ id: 'first', rowId: 'first' }])
    await redis.stop()
    await expect(queue.add([{ id: 'second', rowId: 'second' }])).rejects.toThrow(/writeable|closed/)
    await worker.close()
    await queue.close()
  })

  test('a Redis that comes back is used again', async () => {
    const redis = await startRedisServer()
    const connection = { redisUrl: redis.url }
    const queue = openJobQueue(connection, 'things', log)
    const done: string[] = []
    const worker = startJobWorker(connection, 'things', { concurrency: 1, run: async (id) => void done.push(id) }, log)
    await queue.add([{ id: 'before', rowId: 'before' }])
    while (!done.includes('before')) await delay(10)
    await redis.restart()
    while (!done.includes('after')) {
      await queue.add([{ id: 'after', rowId: 'after' }]).catch(() => {})
      await delay(50)
    }
    expect(await queue.counts()).toBeDefined()
    await worker.close()
    await queue.close()
    await redis.stop()
  })
})
