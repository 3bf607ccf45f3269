import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { FollowedLog } from '../../tests/setup/followedLog.ts'
import { newEvent } from '../../tests/setup/newEvent.ts'
import { openTestPool, type TestDatabase, testDatabase } from '../../tests/setup/testDatabase.ts'
import { type StreamName, streamName } from '../domain/ids.ts'
import { type EventStore, type NewEvent, type Position, RevisionConflict } from './eventStore.ts'
import { createPostgresEventStore } from './postgresEventStore.ts'

describe('opening the log', () => {
  it('installs once when several processes start at the same time', async () => {
    const database = await testDatabase(20)
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(database)))
    expect(new Set(stores.map((store) => store.id)).size).toBe(1)
    expect((await openStore(database)).id).toBe(stores[0]?.id)
  })

  it('refuses a log that was restored into a cluster whose transaction ids run behind', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    await append(store)
    await database.pool.query(`UPDATE log.events SET xid = (pg_current_xact_id()::text::bigint + 1000000)::text::xid8`)
    await expect(createPostgresEventStore(database)).rejects.toThrow('restored')
  })

  it('refuses an isolation level at which a reader would miss newly settled events', async () => {
    const database = await testDatabase()
    const pool = openTestPool({ connectionString: database.url, options: '-c default_transaction_isolation=serializable' })
    onTestFinished(() => pool.end())
    await expect(createPostgresEventStore({ pool })).rejects.toThrow('read committed')
  })

  it('closes when its signal is aborted', async () => {
    const database = await testDatabase()
    const ending = new AbortController()
    const store = await createPostgresEventStore({ pool: database.pool, signal: ending.signal })
    const pages = store.subscribe({ after: store.start, types: null, signal: new AbortController().signal })[Symbol.asyncIterator]()
    expect((await pages.next()).value?.caughtUp).toBe(true)
    ending.abort()
    expect((await pages.next()).done).toBe(true)
  })
})

describe('appending', () => {
  it('refuses to append in a transaction that has already written, which readers may have passed', async () => {
    const database = await testDatabase()
    await openStore(database)
    const client = await clientOf(database.url)
    await client.query('BEGIN; CREATE TABLE other (n integer)')
    await expect(client.query(`SELECT log.append_one('thing-1', -1, gen_random_uuid(), 'A', '{}', '{}')`)).rejects.toThrow('of its own')
  })

  it('distinguishes an id that exists in another stream from a lost race', async () => {
    const store = await openStore(await testDatabase())
    const taken = newEvent('Tested')
    await append(store, [taken])
    await expect(append(store, [taken])).rejects.toMatchObject({ code: '23505' })
    await expect(append(store, [newEvent('Tested'), taken])).rejects.toMatchObject({ code: '23505' })
  })

  it('answers each of many concurrent appends separately: written, lost, or with an id that exists elsewhere', async () => {
    const store = await openStore(await testDatabase())
    const [known, taken] = [streamName('thing', randomUUID()), newEvent('Tested')]
    await store.append(known, 'none', [taken])
    const fresh = Array.from({ length: 20 }, () => ({ stream: streamName('thing', randomUUID()), event: newEvent('Tested') }))
    const [continued, lost, foreign, ...created] = await Promise.allSettled([
      store.append(known, 0, [newEvent('Tested')]),
      store.append(streamName('thing', randomUUID()), 3, [newEvent('Tested')]),
      store.append(streamName('thing', randomUUID()), 'none', [taken]),
      ...fresh.map(({ stream, event }) => store.append(stream, 'none', [event])),
    ])
    expect(continued).toMatchObject({ value: { revision: 1 } })
    expect(lost).toMatchObject({ reason: { name: 'RevisionConflict' } })
    expect(foreign).toMatchObject({ reason: { code: '23505' } })
    for (const [index, { stream, event }] of fresh.entries()) {
      const [read, ...others] = await store.readStream(stream)
      expect(read).toEqual({
        ...event,
        stream,
        revision: 0,
        position: created[index]?.status === 'fulfilled' && created[index].value.position,
      })
      expect(others).toEqual([])
    }
    const all = await store.readAll({ after: store.start, types: null, limit: 100 })
    expect(all.events).toHaveLength(22)
  })

  it('does not block other appends with one that waits for a transaction, or with a text that Postgres refuses', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    const slow = await clientOf(database.url)
    await slow.query(`BEGIN; SELECT log.append_one('thing-slow', -1, gen_random_uuid(), 'Slow', '{}', '{}')`)
    const waits = expect(store.append('thing-slow' as StreamName, 'none', [newEvent('Tested')])).rejects.toThrow(RevisionConflict)
    const refused = Promise.allSettled(Array.from({ length: 4 }, () => append(store, [{ ...newEvent('Tested'), type: 'No\0' }])))
    await Promise.all(Array.from({ length: 20 }, () => append(store)))
    expect((await refused).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
    await slow.query('COMMIT')
    await waits
  })

  it('keeps its connections through lost races', async () => {
    const database = await testDatabase(3)
    const store = await openStore(database)
    const stream = streamName('thing', randomUUID())
    await store.append(stream, 'none', [newEvent('Tested')])
    let removed = 0
    database.pool.on('remove', () => removed++)
    for (let n = 0; n < 20; n++) await expect(store.append(stream, 'none', [newEvent('Tested')])).rejects.toThrow('not at revision')
    expect(removed).toBe(0)
  })
})

describe('the horizon', () => {
  it('hides events appended after an append that is still open, and then shows both in the order of their transactions', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    const slow = await clientOf(database.url)
    await slow.query(`BEGIN; SELECT log.append_one('thing-slow', -1, gen_random_uuid(), 'Slow', '{}', '{}')`)
    const quick = await append(store)
    expect((await store.readAll({ after: store.start, types: null, limit: 10 })).events).toEqual([])
    expect(await store.head()).toBe(store.start)
    await slow.query('COMMIT')
    const { events } = await store.readAll({ after: store.start, types: null, limit: 10 })
    expect(events.map((each) => each.type)).toEqual(['Slow', 'Tested'])
    expect(events.at(-1)?.position).toBe(quick)
  })

  it('lets a subscriber continue when the open append is rolled back, which nobody announces', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    const slow = await clientOf(database.url)
    await slow.query(`BEGIN; SELECT log.append_one('thing-slow', -1, gen_random_uuid(), 'Slow', '{}', '{}')`)
    const follower = new FollowedLog(store)
    const quick = await append(store)
    await delay(30)
    expect(follower.ids).toEqual([])
    await slow.query('ROLLBACK')
    await follower.reached(quick)
    expect(follower.ids).toHaveLength(1)
    await follower.stop()
  })

  it('is not held back by transactions that do not append, in this database or another', async () => {
    const [database, elsewhere] = await Promise.all([testDatabase(), testDatabase()])
    const store = await openStore(database)
    const foreign = await Promise.all([clientOf(database.url), clientOf(elsewhere.url), clientOf(inject('postgresUrl'))])
    await foreign[0]?.query('BEGIN; CREATE TABLE unrelated (n integer); INSERT INTO unrelated VALUES (1)')
    await foreign[1]?.query('BEGIN; CREATE TABLE unrelated (n integer); SELECT pg_advisory_xact_lock_shared(1097624683, 1)')
    await foreign[2]?.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT pg_current_xact_id()')
    const written = await append(store)
    expect(await store.head()).toBe(written)
    expect((await store.readAll({ after: store.start, types: null, limit: 10 })).events).toHaveLength(1)
  })

  it('waits for a transaction that holds the lock and has an id, whatever it has done so far', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    const appender = await clientOf(database.url)
    await appender.query('BEGIN; SELECT pg_advisory_xact_lock_shared(1097624683, 1); SELECT pg_current_xact_id()')
    await append(store)
    expect(await store.head()).toBe(store.start)
  })
})

async function openStore(database: TestDatabase): Promise<EventStore> {
  const store = await createPostgresEventStore({ pool: database.pool })
  onTestFinished(() => store.close())
  return store
}

async function append(store: EventStore, events: readonly NewEvent[] = [newEvent('Tested')]): Promise<Position> {
  return (await store.append(streamName('thing', randomUUID()), 'none', events)).position
}

async function clientOf(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
