import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newEvent } from '../../tests/setup/newEvent.ts'
import { readEverything } from '../../tests/setup/readEverything.ts'
import { type StreamName, streamName } from '../domain/ids.ts'
import type { EventStore, LogPage, Position, RecordedEvent } from './eventStore.ts'

/** The part of the event store's contract that is about subscriptions. */
export function describeSubscribing(name: string, openStore: () => Promise<EventStore>): void {
  describe(`event store: ${name}: subscribing`, () => {
    let store: EventStore
    let other: EventStore
    let stream: StreamName
    let type: string

    beforeAll(async () => {
      store = await openStore()
      other = await openStore()
    })
    afterAll(async () => {
      await Promise.all([store.close(), other.close()])
    })
    beforeEach(() => {
      stream = streamName('thing', randomUUID())
      type = `Tested${randomUUID().replaceAll('-', '')}`
    })

    it('delivers existing events, reports that it has caught up, and continues with new ones', async () => {
      for (let n = 0; n < 3; n++) await store.append(streamName('thing', randomUUID()), 'none', [newEvent(type, { n })])
      const subscriber = subscribe(store, store.start, [type])
      expect(numbers(await subscriber.until((events, page) => page.caughtUp && events.length === 3))).toEqual([0, 1, 2])
      await store.append(stream, 'none', [newEvent(type, { n: 3 })])
      expect(numbers(await subscriber.until((events) => events.length === 4))).toEqual([0, 1, 2, 3])
      await subscriber.stop()
    })

    it('starts at a position in the middle', async () => {
      const written: Position[] = []
      for (let n = 0; n < 4; n++)
        written.push((await store.append(streamName('thing', randomUUID()), 'none', [newEvent(type, { n })])).position)
      const subscriber = subscribe(store, written[1] ?? store.start, [type])
      expect(numbers(await subscriber.until((events) => events.length === 2))).toEqual([2, 3])
      await subscriber.stop()
    })

    it('reports to a subscriber at the head that it has caught up', async () => {
      const subscriber = subscribe(store, await store.head(), [type])
      expect(await subscriber.until((_, page) => page.caughtUp)).toEqual([])
      await subscriber.stop()
    })

    it('moves the position over events of other types', async () => {
      const subscriber = subscribe(store, await store.head(), [`${type}Wanted`])
      await subscriber.until((_, page) => page.caughtUp)
      const { position } = await store.append(stream, 'none', [newEvent(`${type}Unwanted`)])
      expect(await subscriber.until((_, page) => page.position >= position)).toEqual([])
      await subscriber.stop()
    })

    it('skips events of other types without a page when only events are wanted', async () => {
      const after = await store.head()
      const subscriber = subscribe(store, after, [type], true)
      const everything = subscribe(store, after, null)
      await subscriber.until((_, page) => page.caughtUp)
      const pages: LogPage[] = []
      const taken = subscriber.until((events, page) => pages.push(page) > 0 && events.length > 0)
      for (let n = 0; n < 3; n++) {
        const { position } = await store.append(streamName('thing', randomUUID()), 'none', [newEvent(`${type}Unwanted`)])
        await everything.until((_, page) => page.position >= position)
      }
      const { position } = await store.append(stream, 'none', [newEvent(type)])
      await taken
      expect(pages).toEqual([expect.objectContaining({ events: [expect.objectContaining({ type })], position })])
      await Promise.all([subscriber.stop(), everything.stop()])
    })

    it('moves the position past very many events of other types even when only events are wanted', async () => {
      const subscriber = subscribe(store, await store.head(), [type], true)
      await subscriber.until((_, page) => page.caughtUp)
      const unwanted = Array.from({ length: 600 }, () => newEvent(`${type}Unwanted`))
      const { position } = await store.append(stream, 'none', unwanted)
      expect(await subscriber.until((_, page) => page.position >= position)).toEqual([])
      await subscriber.stop()
    })

    it('receives what another process appends', async () => {
      const subscriber = subscribe(store, await store.head(), [type])
      await subscriber.until((_, page) => page.caughtUp)
      const { position } = await other.append(stream, 'none', [newEvent(type, { n: 1 })])
      expect((await subscriber.until((events) => events.length === 1))[0]?.position).toBe(position)
      await subscriber.stop()
    })

    it('serves many subscribers, each in order and once, while writers race', async () => {
      const after = await store.head()
      const subscribers = Array.from({ length: 8 }, (_, n) => subscribe(n % 2 ? store : other, after, n % 3 ? [type] : null))
      const streams = Array.from({ length: 12 }, () => streamName('thing', randomUUID()))
      await Promise.all(
        streams.map(async (each, n) => {
          for (let revision = 0; revision < 15; revision++) {
            await (n % 2 ? store : other).append(each, revision === 0 ? 'none' : revision - 1, [newEvent(type)])
          }
        }),
      )
      const expected = (await readEverything(store, [type], after)).map((each) => each.id)
      expect(expected).toHaveLength(180)
      for (const subscriber of subscribers) {
        const got = await subscriber.until((events) => events.filter((each) => each.type === type).length >= 180)
        expect(got.filter((each) => each.type === type).map((each) => each.id)).toEqual(expected)
        await subscriber.stop()
      }
    })

    it('ends when its signal is aborted', async () => {
      const subscriber = subscribe(store, await store.head(), [type])
      await subscriber.until((_, page) => page.caughtUp)
      await subscriber.stop()
      await store.append(stream, 'none', [newEvent(type)])
      expect(subscriber.events).toEqual([])
    })

    it('ends when the store is closed', async () => {
      const closing = await openStore()
      const subscriber = subscribe(closing, await closing.head(), [type])
      await subscriber.until((_, page) => page.caughtUp)
      await closing.close()
      await subscriber.ended()
      expect(subscriber.events).toEqual([])
    })
  })
}

function numbers(events: readonly RecordedEvent[]): readonly unknown[] {
  return events.map((each) => each.data['n'])
}

/** A subscription whose pages are taken one by one. */
function subscribe(store: EventStore, after: Position, types: readonly string[] | null, onlyEvents = false) {
  const ending = new AbortController()
  const events: RecordedEvent[] = []
  const pages = store.subscribe({ after, types, signal: ending.signal, onlyEvents })[Symbol.asyncIterator]()
  return {
    events,
    /** Takes pages until `done` is true for the events so far and the newest page; returns the events. */
    async until(done: (events: readonly RecordedEvent[], page: LogPage) => boolean): Promise<readonly RecordedEvent[]> {
      for (;;) {
        const next = await pages.next()
        if (next.done) throw new Error('the subscription ended')
        events.push(...next.value.events)
        if (done(events, next.value)) return events
      }
    },
    /** Takes pages until there are no more. */
    async ended(): Promise<void> {
      for (let next = await pages.next(); !next.done; next = await pages.next()) events.push(...next.value.events)
    },
    async stop(): Promise<void> {
      ending.abort()
      await this.ended()
    },
  }
}
