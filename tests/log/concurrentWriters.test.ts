import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { FollowedLog, storedEvents } from '../setup/followedLog.ts'
import { OwnCluster } from '../setup/ownCluster.ts'
import { openTestPool } from '../setup/testDatabase.ts'
import { AppenderProcess } from './appenderProcess.ts'

const cluster = new OwnCluster()
beforeAll(() => cluster.start())
afterAll(() => cluster.remove())

const processes = 4
const writersEach = 8
const appendsEach = 60
/** Appends come in threes, of one, two and three events. */
const eventsAppended = processes * writersEach * appendsEach * 2

it('neither loses nor repeats an event, in one order, with 32 writers beside slow, rolled-back and foreign transactions', async () => {
  const pool = openTestPool({ connectionString: cluster.url, max: 20 })
  const store = await createPostgresEventStore({ pool })
  onTestFinished(async () => {
    await store.close()
    await pool.end()
  })
  await holdForeignTransactions()
  const fromStart = new FollowedLog(store)
  const ofOneType = new FollowedLog(store, { types: ['Slow'] })

  const appenders = Array.from({ length: processes }, () => new AppenderProcess(cluster.url, writersEach, appendsEach))
  const stopping = new AbortController()
  const disturbing = Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? appendSlowly(stopping.signal) : writeElsewhere(stopping.signal))))
  await appenders[0]?.appended(100)
  const joined = fromStart.position
  const late = new FollowedLog(store, { after: joined })
  await Promise.all(appenders.map((appender) => appender.ended()))
  stopping.abort()
  const slowlyAppended = (await disturbing).flat()

  // The foreign transactions are still open; nothing waits for them.
  const head = await store.head()
  await Promise.all([fromStart, ofOneType, late].map((follower) => follower.reached(head)))
  const stored = await storedEvents(pool)
  const ids = stored.map((event) => event.id)
  const acknowledged = [...appenders.flatMap((appender) => appender.acknowledged), ...slowlyAppended]
  expect(acknowledged).toHaveLength(eventsAppended + slowlyAppended.length)
  expect(ids.toSorted()).toEqual(acknowledged.toSorted())
  expect(fromStart.ids).toEqual(ids)
  expect(ofOneType.ids).toEqual(stored.filter((event) => event.type === 'Slow').map((event) => event.id))
  expect(ofOneType.ids).not.toHaveLength(0)
  expect(late.ids).toEqual(ids.slice(-late.ids.length))
  expect(late.ids.length).toBeLessThan(ids.length)
  await Promise.all([fromStart, ofOneType, late].map((follower) => follower.stop()))
})

/**
 * Transactions with an id that stay open until the end of the test: in another database, with the log's lock, and in the log's own
 * database.
 */
async function holdForeignTransactions(): Promise<void> {
  const own = await connect()
  await own.query('CREATE DATABASE elsewhere')
  await own.query('CREATE TABLE unrelated (n integer)')
  await own.query('BEGIN; INSERT INTO unrelated VALUES (1)')
  const elsewhere = await connect('elsewhere')
  await elsewhere.query('BEGIN; CREATE TABLE unrelated (n integer); SELECT pg_advisory_xact_lock_shared(1097624683, 1)')
}

/** Appends that stay open for a while, and are then committed or rolled back; returns the ids of the committed ones. */
async function appendSlowly(signal: AbortSignal): Promise<readonly string[]> {
  const client = await connect()
  const committed: string[] = []
  for (let n = 0; !signal.aborted; n++) {
    const id = randomUUID()
    await client.query('BEGIN')
    await client.query(`SELECT log.append_one($1, -1, $2, 'Slow', '{}', '{}')`, [`slow-${id}`, id])
    await delay(Math.random() * 30)
    await client.query(n % 2 ? 'ROLLBACK' : 'COMMIT')
    if (n % 2 === 0) committed.push(id)
  }
  return committed
}

/** Writes of other tables, in short transactions. */
async function writeElsewhere(signal: AbortSignal): Promise<readonly string[]> {
  const client = await connect()
  while (!signal.aborted) {
    await client.query('BEGIN')
    await client.query('INSERT INTO unrelated VALUES (2)')
    await delay(Math.random() * 20)
    await client.query('COMMIT')
  }
  return []
}

async function connect(database = 'postgres'): Promise<Client> {
  const client = new Client({ connectionString: cluster.url.replace(/\/postgres$/, `/${database}`) })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
