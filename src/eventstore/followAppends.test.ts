import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { FollowedLog, storedEvents } from '../../tests/setup/followedLog.ts'
import { newEvent } from '../../tests/setup/newEvent.ts'
import { type TestDatabase, testDatabase } from '../../tests/setup/testDatabase.ts'
import { streamName } from '../domain/ids.ts'
import type { EventStore, LogPage, NewEvent, Position, RecordedEvent } from './eventStore.ts'
import { overloadRestMs } from './followAppends.ts'
import { LogChanges } from './logChanges.ts'
import { createPostgresEventStore } from './postgresEventStore.ts'

it('delivers everything in order to a subscriber that was too slow for the shared tail', async () => {
  const store = await openStore(await testDatabase())
  const ending = new AbortController()
  const slow = store.subscribe({ after: store.start, types: null, signal: ending.signal })[Symbol.asyncIterator]()
  expect((await slow.next()).value).toMatchObject({ events: [], caughtUp: true })
  await append(store)
  expect((await slow.next()).value).toMatchObject({ events: [{ type: 'Tested' }] })
  const quick = new FollowedLog(store)
  for (let batch = 0; batch < 12; batch++) await append(store, 500)
  await quick.reached(await append(store, 500))

  const got: RecordedEvent[] = []
  while (got.length < 6_500) {
    const { value } = await slow.next()
    expect(value.events.length).toBeLessThanOrEqual(1_000)
    got.push(...value.events)
  }
  expect(got.map((event) => event.id)).toEqual(quick.ids.slice(1))
  ending.abort()
  await quick.stop()
})

it('skips long runs of other types in bounded steps', async () => {
  const database = await testDatabase()
  const store = await openStore(database)
  await append(store, 1, 'Rare')
  await database.pool.query(`INSERT INTO log.events (stream, revision, id, type, data, metadata)
    SELECT 'thing-many', n, gen_random_uuid(), 'Common', '{}', '{}' FROM generate_series(0, 44999) n`)
  const last = await append(store, 1, 'Rare')
  const pages: LogPage[] = []
  for (let after = store.start; pages.at(-1)?.caughtUp !== true; after = pages.at(-1)?.position ?? after) {
    pages.push(await store.readAll({ after, types: ['Rare'], limit: 1_000 }))
  }
  expect(pages.map((page) => page.events.length)).toEqual([1, 0, 1])
  expect(pages.at(-1)?.position).toBe(last)
})

it('serves many subscribers over few connections', async () => {
  const database = await testDatabase(6)
  const store = await openStore(database)
  await append(store, 1_500)
  const followers = Array.from({ length: 30 }, () => new FollowedLog(store))
  const last = await append(store)
  for (const follower of followers) {
    await follower.reached(last)
    expect(follower.ids).toHaveLength(1_501)
  }
  expect(database.pool.totalCount).toBeLessThanOrEqual(6)
  expect(database.pool.waitingCount).toBe(0)
  await Promise.all(followers.map((follower) => follower.stop()))
})

it('finds appends by polling when nobody announced them', async () => {
  const database = await testDatabase()
  const store = await openStore(database)
  const follower = new FollowedLog(store)
  await follower.reached(await append(store))
  await database.pool.query(`SELECT log.append_one('thing-1', -1, gen_random_uuid(), 'Unannounced', '{}', '{}')`)
  await follower.reached(await store.head())
  expect(follower.ids).toHaveLength(2)
  await follower.stop()
})

it('pauses between two reads while the event loop is overloaded', async () => {
  const database = await testDatabase()
  const store = await createPostgresEventStore({ pool: database.pool, eventLoopLoad: () => 1 })
  onTestFinished(() => store.close())
  const ending = new AbortController()
  const arrivals: number[] = []
  const following = (async () => {
    for await (const page of store.subscribe({ after: store.start, types: null, signal: ending.signal })) {
      if (page.events.length > 0) arrivals.push(performance.now())
    }
  })()
  while (arrivals.length < 5) await append(store)
  ending.abort()
  await following
  const pauses = arrivals.slice(1).map((arrival, index) => arrival - (arrivals[index] ?? 0))
  expect(pauses.slice(1).every((pause) => pause > overloadRestMs / 2)).toBe(true)
})

it('wakes readers in another process at once', async () => {
  const database = await testDatabase()
  const ending = new AbortController()
  const openChanges = () => new LogChanges(database.pool, ending.signal, () => {})
  const [here, there] = [openChanges(), openChanges()]
  there.listen()
  await there.grown.next(0, ending.signal)
  const notifications = there.grown.notifications
  here.announce()
  await there.grown.next(notifications, ending.signal)
  expect(there.grown.notifications).toBe(notifications + 1)
  ending.abort()
  await Promise.all([here.close(), there.close()])
})

it('continues by itself after its connections are lost, and loses nothing', async () => {
  const database = await testDatabase(12)
  const errors: Error[] = []
  const store = await openStore(database, (error) => errors.push(error))
  const follower = new FollowedLog(store)
  const acknowledged: Position[] = []
  for (let n = 0; n < 60; n++) {
    const position = await append(store).catch(() => undefined)
    if (position) acknowledged.push(position)
    if (n % 10 === 5) await loseConnections(database)
  }
  acknowledged.push(await append(store))
  await follower.reached(await store.head())
  expect(follower.ids).toEqual((await storedEvents(database.pool)).map((event) => event.id))
  const { events } = await store.readAll({ after: store.start, types: null, limit: 1_000 })
  expect(events.map((event) => event.position)).toEqual(expect.arrayContaining(acknowledged))
  expect(errors.length).toBeGreaterThan(0)
  await follower.stop()
})

async function openStore(database: TestDatabase, onError: (error: Error) => void = () => {}): Promise<EventStore> {
  const store = await createPostgresEventStore({ pool: database.pool, onError })
  onTestFinished(() => store.close())
  return store
}

async function append(store: EventStore, count = 1, type = 'Tested'): Promise<Position> {
  const events: readonly NewEvent[] = Array.from({ length: count }, () => newEvent(type))
  return (await store.append(streamName('thing', randomUUID()), 'none', events)).position
}

async function loseConnections(database: TestDatabase): Promise<void> {
  const killer = new Client({ connectionString: database.url })
  await killer.connect()
  await killer.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
  await killer.end()
}
