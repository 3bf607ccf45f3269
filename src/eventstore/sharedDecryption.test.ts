import { afterAll, beforeAll, expect, it } from 'vitest'
import { newEvent } from '../../tests/setup/newEvent.ts'
import { requestReceived } from '../../tests/setup/sampleRequestEvents.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import { erased } from '../domain/event.ts'
import { eventCatalog } from '../domain/eventCatalog.ts'
import { streamName } from '../domain/ids.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { createPersonKeys } from '../operational/personKeys.ts'
import { CachedPersonKeys } from './cachedPersonKeys.ts'
import type { EventStore, RecordedEvent } from './eventStore.ts'
import { withPersonalData } from './personalData.ts'
import { createPostgresEventStore } from './postgresEventStore.ts'

let database: TestDatabase
let raw: EventStore
let keys: CachedPersonKeys
let store: EventStore

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateOperational(database.pool)
  raw = await createPostgresEventStore({ pool: database.pool })
  keys = new CachedPersonKeys(createPersonKeys(database.pool, testSecrets().masterKeys))
  store = withPersonalData(raw, { catalog: eventCatalog, keys })
})
afterAll(async () => {
  await raw.close()
  await database.drop()
})

it('decrypts an event once for all subscribers, and hides it from one that reads it after the erasure', async () => {
  const ending = new AbortController()
  const subscribers = await Promise.all([subscriber(ending.signal), subscriber(ending.signal), subscriber(ending.signal)])
  const { type, data } = requestReceived()
  await store.append(streamName('request', data.requestId), 'none', [newEvent(type, data)])

  const first = await nextEvent(subscribers[0])
  expect(first.data).toEqual(data)
  expect(await nextEvent(subscribers[1])).toBe(first)
  await keys.erase(data.coupleId)
  expect((await nextEvent(subscribers[2])).data).toMatchObject({ contact: erased, message: erased })
  ending.abort()
})

type Subscriber = Awaited<ReturnType<typeof subscriber>>

/** A subscriber that has caught up, and so reads the shared decrypted events. */
async function subscriber(signal: AbortSignal) {
  const pages = store.subscribe({ after: await store.head(), types: null, signal })[Symbol.asyncIterator]()
  expect((await pages.next()).value).toMatchObject({ caughtUp: true })
  return pages
}

async function nextEvent(pages: Subscriber | undefined): Promise<RecordedEvent> {
  for (;;) {
    const page = await pages?.next()
    const event: RecordedEvent | undefined = page?.value?.events[0]
    if (event || page?.done) return event ?? expect.fail('the subscription ended')
  }
}
