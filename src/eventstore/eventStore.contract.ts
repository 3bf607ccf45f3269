import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newEvent } from '../../tests/setup/newEvent.ts'
import { readEverything } from '../../tests/setup/readEverything.ts'
import { type StreamName, streamName } from '../domain/ids.ts'
import { type EventStore, type LogPage, later, type Position, type RecordedEvent, RevisionConflict } from './eventStore.ts'
import { describeSubscribing } from './subscribing.contract.ts'

/**
 * The contract of every adapter of the port, on whatever storage. The log may already hold other events and may be shared: each test uses
 * its own streams and event types. `openStore` opens the same log every time, as another process would.
 */
export function describeEventStoreContract(name: string, openStore: () => Promise<EventStore>): void {
  describe(`event store: ${name}`, () => {
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

    describe('appending', () => {
      it('creates a stream and continues it at its exact revision', async () => {
        expect((await store.append(stream, 'none', [newEvent(type), newEvent(type)])).revision).toBe(1)
        expect((await store.append(stream, 1, [newEvent(type)])).revision).toBe(2)
        expect(revisions(await store.readStream(stream))).toEqual([0, 1, 2])
      })

      it('answers with the position at which the last event is read', async () => {
        const { position } = await store.append(stream, 'none', [newEvent(type), newEvent(type)])
        expect((await store.readStream(stream)).at(-1)?.position).toBe(position)
        expect((await readEverything(store, [type])).at(-1)?.position).toBe(position)
      })

      it.each([
        ['a stream that exists, when it must not', 1, 'none'],
        ['behind the last revision', 2, 0],
        ['beyond the last revision', 2, 5],
        ['a stream that does not exist, at a revision', 0, 0],
      ] as const)('refuses %s', async (_case, existing, expected) => {
        if (existing > 0)
          await store.append(
            stream,
            'none',
            Array.from({ length: existing }, () => newEvent(type)),
          )
        await expect(store.append(stream, expected, [newEvent(type)])).rejects.toThrow(RevisionConflict)
        expect(await store.readStream(stream)).toHaveLength(existing)
      })

      it('lets one of two concurrent creations win', async () => {
        for (let round = 0; round < 10; round++) {
          const contested = streamName('thing', randomUUID())
          const results = await Promise.allSettled(
            [store, other, store, other].map((each) => each.append(contested, 'none', [newEvent(type)])),
          )
          expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
          expect(results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))).toEqual(
            Array.from({ length: 3 }, () => expect.any(RevisionConflict)),
          )
          expect(await store.readStream(contested)).toHaveLength(1)
        }
      })

      it('lets one of many concurrent appends win', async () => {
        await store.append(stream, 'none', [newEvent(type)])
        const results = await Promise.allSettled(
          Array.from({ length: 16 }, (_, n) => (n % 2 ? store : other).append(stream, 0, [newEvent(type)])),
        )
        expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
        expect(revisions(await store.readStream(stream))).toEqual([0, 1])
      })

      it('refuses the same event a second time, whichever revision is expected', async () => {
        const first = newEvent(type)
        await store.append(stream, 'none', [first])
        await expect(store.append(stream, 'none', [first])).rejects.toThrow(RevisionConflict)
        await store.append(stream, 0, [newEvent(type)])
        await expect(store.append(stream, 'none', [first])).rejects.toThrow(RevisionConflict)
        expect(await store.readStream(stream)).toHaveLength(2)
      })

      it('writes all events of an append or none', async () => {
        await store.append(stream, 'none', [newEvent(type)])
        await expect(store.append(stream, 'none', [newEvent(type), newEvent(type), newEvent(type)])).rejects.toThrow(RevisionConflict)
        expect(await store.readStream(stream)).toHaveLength(1)
      })

      it('takes a large batch', async () => {
        const events = Array.from({ length: 1_000 }, (_, n) => newEvent(type, { n, text: 'x'.repeat(500) }))
        expect((await store.append(stream, 'none', events)).revision).toBe(999)
        expect((await store.readStream(stream)).map((each) => each.data['n'])).toEqual(events.map((_, n) => n))
      })

      it('refuses to append nothing', async () => {
        await expect(store.append(stream, 'none', [])).rejects.toThrow('nothing to append')
      })
    })

    describe('reading a stream', () => {
      it('returns events exactly as they were written', async () => {
        const data = {
          text: 'Zoë & Jürgen « été » \u{1F48D} 你好 \u0000 \u001e \u2028 "quoted" \\ {curly, "brackets"} NULL',
          numbers: [0, -1, 1.5, 1e21, 9_007_199_254_740_991, 0.1],
          nested: { empty: {}, list: [], none: null, yes: true, deep: [[{ a: [1, { b: '' }] }]] },
          'odd key "\\': 'x',
        }
        const written = newEvent(type, data)
        await store.append(stream, 'none', [written])
        const [read] = await store.readStream(stream)
        expect(read).toEqual({ ...written, stream, revision: 0, position: read?.position })
        expect(Object.keys(read?.data ?? {})).toEqual(Object.keys(data))
      })

      it('is empty for one that does not exist', async () => {
        expect(await store.readStream(stream)).toEqual([])
        expect(await store.readStream(stream, { direction: 'backwards', limit: 1 })).toEqual([])
      })

      it.each([
        [{ from: 3 }, [3, 4, 5]],
        [{ from: 1, limit: 2 }, [1, 2]],
        [{ from: 6 }, []],
        [{ limit: 3 }, [0, 1, 2]],
        [{ direction: 'backwards' }, [5, 4, 3, 2, 1, 0]],
        [{ direction: 'backwards', limit: 1 }, [5]],
        [{ direction: 'backwards', from: 2 }, [2, 1, 0]],
        [{ direction: 'backwards', from: 4, limit: 2 }, [4, 3]],
      ] as const)('reads the range %o', async (range, expected) => {
        await store.append(
          stream,
          'none',
          Array.from({ length: 6 }, () => newEvent(type)),
        )
        expect(revisions(await store.readStream(stream, range))).toEqual(expected)
      })
    })

    describe('reading all streams', () => {
      it('pages through events of some types in order, and skips the others', async () => {
        const after = await store.head()
        const [wanted, unwanted] = [`${type}A`, `${type}B`]
        for (let n = 0; n < 10; n++)
          await store.append(streamName('thing', randomUUID()), 'none', [newEvent(wanted, { n }), newEvent(unwanted)])
        const { position: end } = await store.append(stream, 'none', [newEvent(unwanted)])

        const pages: LogPage[] = []
        for (let from = after; !pages.at(-1)?.caughtUp; from = pages.at(-1)?.position ?? from) {
          pages.push(await store.readAll({ after: from, types: [wanted], limit: 4 }))
        }
        expect(pages.flatMap((page) => page.events.map((each) => each.data['n']))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        expect(pages.every((page) => page.events.length <= 4)).toBe(true)
        expect((pages.at(-1)?.position ?? '') >= end).toBe(true)
      })

      it('reads every type when none is named', async () => {
        const after = await store.head()
        await store.append(stream, 'none', [newEvent(`${type}A`), newEvent(`${type}B`)])
        const page = await store.readAll({ after, types: null, limit: 1_000 })
        expect(page.events.filter((each) => each.stream === stream).map((each) => each.type)).toEqual([`${type}A`, `${type}B`])
      })

      it('knows its head, and finds nothing behind it', async () => {
        const { position } = await store.append(stream, 'none', [newEvent(type)])
        const head = await store.head()
        expect(later(head, position)).toBe(head)
        expect((await store.readAll({ after: head, types: [type], limit: 10 })).events).toEqual([])
      })
    })

    describe('reading up to the head', () => {
      it.each(['of one type', 'of all types'])('returns every event %s once and in order, and ends caught up', async (which) => {
        const after = await store.head()
        for (let batch = 0; batch < 3; batch++) {
          const events = Array.from({ length: 800 }, (_, n) => newEvent(n % 4 ? `${type}A` : `${type}B`, { n: batch * 800 + n }))
          await store.append(streamName('thing', randomUUID()), 'none', events)
        }
        const end = await store.head()
        const pages: LogPage[] = []
        for await (const page of store.readToHead({ after, types: which === 'of one type' ? [`${type}A`] : null })) pages.push(page)
        const all = Array.from({ length: 2_400 }, (_, n) => n)
        const read = pages.flatMap((page) => page.events.filter((each) => each.type.startsWith(type)).map((each) => each.data['n']))
        expect(read).toEqual(which === 'of one type' ? all.filter((n) => n % 4) : all)
        expect(pages.length, 'a few pages, not one, and not one for each event').toBeGreaterThan(1)
        expect(pages.length).toBeLessThan(20)
        expect(pages.map((page) => page.caughtUp)).toEqual(pages.map((_, index) => index === pages.length - 1))
        expect((pages.at(-1)?.position ?? '') >= end).toBe(true)
      })

      it('returns one empty page when nothing is after the position', async () => {
        await store.append(stream, 'none', [newEvent(type)])
        const after = await store.head()
        const pages: LogPage[] = []
        for await (const page of store.readToHead({ after, types: [type] })) pages.push(page)
        expect(pages).toEqual([{ events: [], position: after, caughtUp: true }])
      })

      it('can be stopped early', async () => {
        const after = await store.head()
        const events = Array.from({ length: 1_500 }, () => newEvent(type))
        await store.append(stream, 'none', events.slice(0, 750))
        await store.append(stream, 749, events.slice(750))
        for await (const page of store.readToHead({ after, types: [type] })) {
          expect(page.events.map(({ id }) => id)).toEqual(events.slice(0, page.events.length).map(({ id }) => id))
          break
        }
      })
    })

    describe('positions', () => {
      it('compare in log order, and name their store', async () => {
        const written: Position[] = []
        for (let n = 0; n < 20; n++)
          written.push((await store.append(streamName('thing', randomUUID()), 'none', [newEvent(type)])).position)
        expect(written.toSorted()).toEqual(written)
        expect(new Set(written).size).toBe(20)
        expect(written.every((each) => each.startsWith(`${store.id}:`) && each > store.start)).toBe(true)
        expect(new Set(written.map((each) => each.length)).size).toBe(1)
        expect((await readEverything(store, [type])).map((each) => each.position)).toEqual(written)
      })

      it('are the same in another process', async () => {
        const { position } = await store.append(stream, 'none', [newEvent(type)])
        expect(other.id).toBe(store.id)
        expect((await other.readStream(stream))[0]?.position).toBe(position)
      })

      it('of another store are refused', async () => {
        const foreign = store.start.replace(store.id, 'elsewhere') as Position
        await expect(store.readAll({ after: foreign, types: null, limit: 1 })).rejects.toThrow('position')
      })
    })
  })

  describeSubscribing(name, openStore)
}

function revisions(events: readonly RecordedEvent[]): readonly number[] {
  return events.map((each) => each.revision)
}
