import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { releases } from '../../tests/eventStoreDbDouble/doubledServer.ts'
import { type EventStoreDbDouble, startEventStoreDbDouble } from '../../tests/eventStoreDbDouble/eventStoreDbDouble.ts'
import { Subscriber } from '../../tests/eventStoreDbDouble/subscriber.ts'
import { testEvent } from '../../tests/eventStoreDbDouble/testEvent.ts'
import { streamName } from '../domain/ids.ts'
import type { EventStore, LogPage } from './eventStore.ts'
import { createEventStoreDb } from './eventStoreDb.ts'

let double: EventStoreDbDouble
let store: EventStore
const onError = vi.fn<(error: Error) => void>()

beforeEach(async () => {
  onError.mockClear()
  double = await startEventStoreDbDouble()
  store = await createEventStoreDb({ connectionString: double.url, onError })
})
afterEach(async () => {
  await store.close()
  await double.stop()
})

/** Appends to its own streams until stopped; returns the ids in the log, in order. */
function startWriters(count: number): () => Promise<readonly string[]> {
  const stopping = new AbortController()
  const writers = Array.from({ length: count }, async (_, n) => {
    const stream = streamName('thing', randomUUID())
    for (let revision = 0; !stopping.signal.aborted; revision++) {
      await store.append(stream, revision === 0 ? 'none' : revision - 1, [testEvent(n % 2 ? 'Odd' : 'Even')])
    }
  })
  return async () => {
    stopping.abort()
    await Promise.all(writers)
    return double.log.events.filter(({ type }) => ['Odd', 'Even'].includes(type)).map((event) => idOf(event.metadata))
  }
}

function idOf(metadata: Uint8Array): string {
  return (JSON.parse(Buffer.from(metadata).toString()) as { eventId: string }).eventId
}

describe('a connection that is lost', () => {
  it.each([
    ['is dropped while writers go on', async () => double.dropConnections()],
    ['goes with its server, which comes back', () => double.shutDown().then(() => double.restart())],
  ])('%s: no event is lost or repeated', async (_case, disturb) => {
    const all = new Subscriber(store, { after: store.start, types: null })
    const some = new Subscriber(store, { after: store.start, types: ['Odd'] })
    const stopWriters = startWriters(4)
    for (let n = 1; n <= 8; n++) {
      const seen = all.events.length
      await all.until((_page, events) => events.length > seen + 5)
      await disturb()
    }
    const written = await stopWriters()
    const odd = double.log.events.filter(({ type }) => type === 'Odd').map((event) => idOf(event.metadata))
    await all.until((_page, events) => events.length >= written.length)
    await some.until((_page, events) => events.length >= odd.length)
    expect(all.events.map(({ id }) => id)).toEqual(written)
    expect(some.events.map(({ id }) => id)).toEqual(odd)
    expect(written.length).toBeGreaterThan(48)
    expect(onError).toHaveBeenCalled()
    await Promise.all([all.stop(), some.stop()])
  })

  it('reports that it is not caught up until it is again', async () => {
    const subscriber = new Subscriber(store, { after: store.start, types: null })
    await subscriber.until((page) => page.caughtUp)
    await double.shutDown()
    await subscriber.until((page) => !page.caughtUp)
    await double.restart()
    await subscriber.until((page) => page.caughtUp)
    expect(subscriber.events).toEqual([])
    await subscriber.stop()
  })
})

it('follows the log with one subscription for all subscribers', async () => {
  const subscribers = Array.from({ length: 12 }, (_, n) => new Subscriber(store, { after: store.start, types: n % 2 ? null : ['Tested'] }))
  await Promise.all(subscribers.map((subscriber) => subscriber.until((page) => page.caughtUp)))
  await store.append(streamName('thing', randomUUID()), 'none', [testEvent('Tested')])
  await Promise.all(subscribers.map((subscriber) => subscriber.until((_page, events) => events.length === 1)))
  await vi.waitFor(() => expect(double.openReads()).toBe(1), { timeout: 120_000 })
  await Promise.all(subscribers.map((subscriber) => subscriber.stop()))
  await vi.waitFor(() => expect(double.openReads()).toBe(0), { timeout: 120_000 })
})

it('skips events of the server and of other applications', async () => {
  const subscriber = new Subscriber(store, { after: store.start, types: null })
  await subscriber.until((page) => page.caughtUp)
  double.log.appendSystemEvent('$stats-127.0.0.1:2113', '$statsCollected')
  double.log.append('other-application', 'any', [
    { id: randomUUID(), type: 'Other', contentType: 'application/json', data: Buffer.from('{}'), metadata: Buffer.from('{"a":1}') },
    { id: randomUUID(), type: 'Other', contentType: 'application/octet-stream', data: Buffer.from('x'), metadata: new Uint8Array() },
  ])
  const head = await store.head()
  await subscriber.until((page) => page.position === head)
  expect(subscriber.events).toEqual([])
  for (const types of [null, ['Other', '$statsCollected']]) {
    const page = await store.readAll({ after: store.start, types, limit: 100 })
    expect(page).toEqual({ events: [], position: head, caughtUp: true })
  }
  await subscriber.stop()
})

it('reads a page of a rare type for a limited time, and reports how far it came', async () => {
  const cold = await startEventStoreDbDouble({ scanMs: 0.6 })
  const log = await createEventStoreDb({ connectionString: cold.url })
  onTestFinished(() => log.close().then(() => cold.stop()))
  for (let n = 0; n < 3; n++) {
    const events = Array.from({ length: 1_000 }, () => testEvent('Common'))
    await log.append(streamName('thing', randomUUID()), 'none', events)
  }
  const { position } = await log.append(streamName('thing', randomUUID()), 'none', [testEvent('Rare')])
  const pages: LogPage[] = []
  for (let after = log.start; pages.at(-1)?.caughtUp !== true; after = pages.at(-1)?.position ?? after) {
    pages.push(await log.readAll({ after, types: ['Rare'], limit: 10 }))
  }
  expect(pages[0]).toMatchObject({ events: [], caughtUp: false })
  expect((pages[0]?.position ?? '') > log.start).toBe(true)
  expect(pages.flatMap(({ events }) => events.map((event) => event.position))).toEqual([position])
})

describe.each(Object.keys(releases).filter((release) => release !== '21.10') as (keyof typeof releases)[])('on release %s', (release) => {
  let older: EventStoreDbDouble
  let log: EventStore
  beforeEach(async () => {
    older = await startEventStoreDbDouble({ release })
    log = await createEventStoreDb({ connectionString: older.url, onError })
    onTestFinished(() => log.close().then(() => older.stop()))
  })

  it.each([0, 1, 40, 1_100])('recognises that %i events of other types were the last ones', async (count) => {
    for (let n = 0; n < count; n += 500) {
      const events = Array.from({ length: Math.min(count - n, 500) }, () => testEvent('Unwanted'))
      await log.append(streamName('thing', randomUUID()), 'none', events)
    }
    const head = await log.head()
    expect(await log.readAll({ after: log.start, types: ['Wanted'], limit: 10 })).toEqual({ events: [], position: head, caughtUp: true })
    const subscriber = new Subscriber(log, { after: log.start, types: ['Wanted'] })
    await subscriber.until((page) => page.caughtUp && page.position === head)
    const { position } = await log.append(streamName('thing', randomUUID()), 'none', [testEvent('Wanted'), testEvent('Unwanted')])
    await subscriber.until((page) => page.position === position)
    expect(subscriber.events).toHaveLength(1)
    await subscriber.stop()
  })

  it('delivers a burst of events once and in order, also where the server ends a subscription that is too slow', async () => {
    const subscriber = new Subscriber(log, { after: log.start, types: null })
    await subscriber.until((page) => page.caughtUp)
    const receiving = subscriber.until((page, events) => page.caughtUp && events.length === 2_000)
    await vi.waitFor(() => expect(older.openReads()).toBe(1), { timeout: 120_000 })
    await Promise.all(
      Array.from({ length: 20 }, () =>
        log.append(
          streamName('thing', randomUUID()),
          'none',
          Array.from({ length: 100 }, () => testEvent('Wanted')),
        ),
      ),
    )
    const received = await receiving
    expect(received.map(({ id }) => id)).toEqual(
      older.log.events.flatMap((event) => (event.type === 'Wanted' ? [idOf(event.metadata)] : [])),
    )
    const reasons = onError.mock.calls.map(([error]) => error.message)
    if (releases[release].endsSlowSubscriptions) expect(reasons).toContainEqual(expect.stringContaining('Consumer too slow'))
    else expect(reasons).toEqual([])
    await subscriber.stop()
  })

  it('reads pages in order while events are appended', async () => {
    const stopping = new AbortController()
    const written: string[] = []
    const write = async () => {
      while (!stopping.signal.aborted) {
        const wanted = testEvent('Wanted')
        written.push(wanted.id)
        await log.append(streamName('thing', randomUUID()), 'none', [testEvent('Unwanted'), wanted, testEvent('Unwanted')])
      }
    }
    const writer = write()
    const read: string[] = []
    let after = log.start
    for (let pages = 0; pages < 30 || !stopping.signal.aborted || read.length < written.length; pages++) {
      const page = await log.readAll({ after, types: ['Wanted'], limit: 7 })
      read.push(...page.events.map(({ id }) => id))
      expect(page.position >= after).toBe(true)
      after = page.position
      if (pages === 30) {
        stopping.abort()
        await writer
      }
      await delay(1)
    }
    expect(read).toEqual(written)
  })
})
