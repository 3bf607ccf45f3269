import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { type TestDatabase, testDatabase } from '../../tests/setup/testDatabase.ts'
import { streamName } from '../domain/ids.ts'
import { Bell } from './bell.ts'
import type { EventStore, NewEvent, Position, RecordedEvent } from './eventStore.ts'
import { LogChanges } from './logChanges.ts'
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

  it('refuses an isolation level under which a reader would not see what just became final', async () => {
    const database = await testDatabase()
    const pool = new Pool({ connectionString: database.url, options: '-c default_transaction_isolation=serializable' })
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
  it('refuses to take part in a transaction that has begun to write, which readers may already have passed', async () => {
    const database = await testDatabase()
    await openStore(database)
    const client = await clientOf(database.url)
    await client.query('BEGIN; CREATE TABLE other (n integer)')
    await expect(client.query(`SELECT log.append_one('thing-1', -1, gen_random_uuid(), 'A', '{}', '{}')`)).rejects.toThrow('of its own')
  })

  it('tells an id that stands in another stream from a lost race', async () => {
    const store = await openStore(await testDatabase())
    const taken = event()
    await append(store, [taken])
    await expect(append(store, [taken])).rejects.toMatchObject({ code: '23505' })
    await expect(append(store, [event(), taken])).rejects.toMatchObject({ code: '23505' })
  })

  it('keeps its connections through lost races', async () => {
    const database = await testDatabase(3)
    const store = await openStore(database)
    const stream = streamName('thing', randomUUID())
    await store.append(stream, 'none', [event()])
    let removed = 0
    database.pool.on('remove', () => removed++)
    for (let n = 0; n < 20; n++) await expect(store.append(stream, 'none', [event()])).rejects.toThrow('not at revision')
    expect(removed).toBe(0)
  })
})

describe('the horizon', () => {
  it('hides what was appended after an append that is still open, and then shows both in the order of their transactions', async () => {
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

  it('lets a subscriber go on when the open append is rolled back, which nobody announces', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    const slow = await clientOf(database.url)
    await slow.query(`BEGIN; SELECT log.append_one('thing-slow', -1, gen_random_uuid(), 'Slow', '{}', '{}')`)
    const subscriber = follow(store)
    const quick = await append(store)
    await delay(30)
    expect(subscriber.events).toEqual([])
    await slow.query('ROLLBACK')
    await subscriber.until((events) => events.at(-1)?.position === quick)
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

  it('waits for a transaction that holds the lock and has its id, whatever it did so far', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    const appender = await clientOf(database.url)
    await appender.query('BEGIN; SELECT pg_advisory_xact_lock_shared(1097624683, 1); SELECT pg_current_xact_id()')
    await append(store)
    expect(await store.head()).toBe(store.start)
  })
})

describe('following', () => {
  it('gives a subscriber that was too slow for the shared tail everything, in order', async () => {
    const store = await openStore(await testDatabase())
    const slow = store.subscribe({ after: store.start, types: null, signal: signalOfTest() })[Symbol.asyncIterator]()
    expect((await slow.next()).value).toMatchObject({ events: [], caughtUp: true })
    await append(store)
    expect((await slow.next()).value).toMatchObject({ events: [{ type: 'Tested' }] })
    const quick = follow(store)
    for (let batch = 0; batch < 13; batch++)
      await append(
        store,
        Array.from({ length: 500 }, () => event()),
      )
    const expected = await quick.until((events) => events.length === 6_501)

    const got: RecordedEvent[] = []
    while (got.length < 6_500) {
      const { value } = await slow.next()
      expect(value.events.length).toBeLessThanOrEqual(1_000)
      got.push(...value.events)
    }
    expect(got.map((each) => each.id)).toEqual(expected.slice(1).map((each) => each.id))
  })

  it('crosses long stretches of other types in bounded steps', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    await append(store, [event('Rare')])
    await database.pool.query(`INSERT INTO log.events (stream, revision, id, type, data, metadata)
      SELECT 'thing-many', n, gen_random_uuid(), 'Common', '{}', '{}' FROM generate_series(0, 44999) n`)
    const last = await append(store, [event('Rare')])
    const pages = []
    for (let after = store.start; pages.at(-1)?.caughtUp !== true; after = pages.at(-1)?.position ?? after) {
      pages.push(await store.readAll({ after, types: ['Rare'], limit: 1_000 }))
    }
    expect(pages.map((page) => page.events.length)).toEqual([1, 0, 1])
    expect(pages.at(-1)?.position).toBe(last)
  })

  it('serves many subscribers over few connections', async () => {
    const database = await testDatabase(6)
    const store = await openStore(database)
    await append(
      store,
      Array.from({ length: 1_500 }, () => event()),
    )
    const subscribers = Array.from({ length: 30 }, () => follow(store))
    await append(store)
    for (const subscriber of subscribers) await subscriber.until((events) => events.length === 1_501)
    expect(database.pool.totalCount).toBeLessThanOrEqual(6)
    expect(database.pool.waitingCount).toBe(0)
  })

  it('hears of appends that nobody announced by its poll', async () => {
    const database = await testDatabase()
    const store = await openStore(database)
    const subscriber = follow(store)
    await subscriber.until((_, caughtUp) => caughtUp)
    await database.pool.query(`SELECT log.append_one('thing-1', -1, gen_random_uuid(), 'Unannounced', '{}', '{}')`)
    expect((await subscriber.until((events) => events.length === 1))[0]?.type).toBe('Unannounced')
  })

  it('wakes another process at once', async () => {
    const database = await testDatabase()
    const ending = new AbortController()
    const [here, there] = [1, 2].map(() => new LogChanges(database.pool, ending.signal, () => {})) as [LogChanges, LogChanges]
    there.listen()
    await there.bell.next(0, ending.signal)
    const rings = there.bell.rings
    here.announce()
    await there.bell.next(rings, ending.signal)
    expect(there.bell.rings).toBe(rings + 1)
    ending.abort()
    await Promise.all([here.close(), there.close()])
  })

  it('goes on by itself when its connections are lost, and loses nothing', async () => {
    const database = await testDatabase(12)
    const errors: Error[] = []
    const store = await openStore(database, (error) => errors.push(error))
    const subscriber = follow(store)
    const acknowledged: string[] = []
    for (let n = 0; n < 60; n++) {
      const next = event()
      const answer = await append(store, [next]).catch(() => undefined)
      if (answer) acknowledged.push(next.id)
      if (n % 10 === 5) {
        const killer = await clientOf(database.url)
        await killer.query(
          'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
        )
      }
    }
    const last = event()
    await append(store, [last])
    const got = await subscriber.until((events) => events.at(-1)?.id === last.id)
    const stored = await database.pool.query<{ id: string }>('SELECT id FROM log.events ORDER BY xid, position')
    expect(got.map((each) => each.id)).toEqual(stored.rows.map((row) => row.id))
    expect(got.map((each) => each.id)).toEqual(expect.arrayContaining(acknowledged))
    expect(errors.length).toBeGreaterThan(0)
  })
})

async function openStore(database: TestDatabase, onError: (error: Error) => void = () => {}): Promise<EventStore> {
  const store = await createPostgresEventStore({ pool: database.pool, onError })
  onTestFinished(() => store.close())
  return store
}

function event(type = 'Tested'): NewEvent {
  const commandId = randomUUID()
  const metadata = { commandId, bodyHash: null, correlationId: commandId, causationId: commandId, actor: 'system:test' }
  return { id: randomUUID(), type, data: {}, metadata: { ...metadata, time: new Date().toISOString(), version: 1 } }
}

async function append(store: EventStore, events: readonly NewEvent[] = [event()]): Promise<Position> {
  return (await store.append(streamName('thing', randomUUID()), 'none', events)).position
}

function signalOfTest(): AbortSignal {
  const ending = new AbortController()
  onTestFinished(() => ending.abort())
  return ending.signal
}

/** Subscribes from the start and keeps what comes. */
function follow(store: EventStore) {
  const ending = new AbortController()
  const { signal } = ending
  const events: RecordedEvent[] = []
  const arrived = new Bell()
  let caughtUp = false
  const following = (async () => {
    for await (const page of store.subscribe({ after: store.start, types: null, signal })) {
      events.push(...page.events)
      caughtUp = page.caughtUp
      arrived.ring()
    }
  })()
  onTestFinished(() => {
    ending.abort()
    return following
  })
  return {
    events,
    async until(done: (events: readonly RecordedEvent[], caughtUp: boolean) => boolean): Promise<readonly RecordedEvent[]> {
      for (let rings = arrived.rings; !done(events, caughtUp); rings = arrived.rings) await arrived.next(rings, signal)
      return events
    },
  }
}

async function clientOf(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}
