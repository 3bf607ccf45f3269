import { randomUUID } from 'node:crypto'
import {
  type AppendResult,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  eventTypeFilter,
  jsonEvent,
  metastreamOf,
  NO_STREAM,
  type Position,
  type ReadStreamOptions,
  START,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, type EventStoreDbConnection } from '../../src/eventstore/eventStoreDbConnection.ts'
import { describeOnEventStoreDb } from './describeOnEventStoreDb.ts'
import { isBehind, numberOf, taken } from './readEvents.ts'

/**
 * What the adapter relies on, or must survive, in the server's own behaviour, seen through the official client. It runs on the double and
 * on a real server, so that the two cannot drift apart. Observed on 23.10.6 and 23.10.8.
 */
const suite: Parameters<typeof describeOnEventStoreDb>[0] = (name, url) => {
  describe(`the protocol of ${name}`, () => {
    let connection: EventStoreDbConnection
    let client: EventStoreDBClient
    let stream: string
    let type: string

    beforeAll(() => {
      connection = connect(url())
      client = connection.client
    })
    afterAll(() => connection.close())
    beforeEach(() => {
      stream = `protocol-${randomUUID()}`
      type = `Protocol${randomUUID().replaceAll('-', '')}`
    })

    const event = (n = 0) => jsonEvent({ type, data: { n } })
    const events = (count: number) => Array.from({ length: count }, (_, n) => event(n))

    async function numbersIn(read: string, options: ReadStreamOptions = {}): Promise<readonly number[]> {
      return (await taken(client.readStream(read, options))).flatMap(({ event: found }) => (found ? [numberOf(found)] : []))
    }

    /** A secured server first asks who may access the stream. */
    const refusalOfNameless = () => (url().includes('tls=true') ? '7 PERMISSION_DENIED' : '2 UNKNOWN')

    function positionOf({ position }: AppendResult): Position {
      if (!position) throw new Error('the server did not send the position')
      return position
    }

    describe('positions', () => {
      it('are twice the same number for an event', async () => {
        const { commit, prepare } = positionOf(await client.appendToStream(stream, event()))
        expect(prepare).toBe(commit)
      })

      it('are refused when no record begins there', async () => {
        const { commit } = positionOf(await client.appendToStream(stream, event()))
        const fromPosition = { commit: commit + 1n, prepare: commit + 1n }
        await client.appendToStream(stream, event())
        await expect(taken(client.readAll({ fromPosition, maxCount: 1 }))).rejects.toThrow('2 UNKNOWN')
      })

      it('beyond the end of the log have no events after them', async () => {
        const { commit } = positionOf(await client.appendToStream(stream, event()))
        const beyond = commit + 10n ** 12n
        expect(await taken(client.readAll({ fromPosition: { commit: beyond, prepare: beyond }, maxCount: 10 }))).toEqual([])
      })

      it('of the server’s own epochs are not among the events read', async () => {
        const first = await taken(client.readAll({ fromPosition: START, maxCount: 200 }))
        expect(first.length).toBeGreaterThan(0)
        expect(first.map(({ event: read }) => read?.type)).not.toContain('$epoch-information')
      })
    })

    describe('a filtered subscription that catches up', () => {
      /** Checkpoints and events until every event of the type was sent that is in the log now. */
      async function followed(from: Position | typeof START, expected: number) {
        const checkpoints: Position[] = []
        const received: number[] = []
        const subscription = client.subscribeToAll({
          fromPosition: from,
          filter: eventTypeFilter({
            regex: `^${type}$`,
            maxSearchWindow: 10,
            checkpointReached: (_subscription, position) => void checkpoints.push(position),
          }),
        })
        for await (const { event: read } of subscription) {
          if (read) received.push(numberOf(read))
          if (received.length >= expected) break
        }
        return { checkpoints, received }
      }

      it('is sent checkpoints between events with prepare position 0, the first of them possibly the start', async () => {
        await client.appendToStream(
          stream,
          events(60).map((each) => ({ ...each, type: `${type}Unwanted` })),
        )
        const { position } = await client.appendToStream(stream, event())
        const { checkpoints, received } = await followed(START, 1)
        expect(received).toEqual([0])
        expect(checkpoints[0]).toEqual({ commit: 0n, prepare: 0n })
        expect(checkpoints.length).toBeGreaterThan(3)
        expect(checkpoints.every(({ commit, prepare }) => prepare === 0n || prepare === commit)).toBe(true)
        expect(checkpoints.slice(1).some(({ commit, prepare }) => commit > 0n && prepare === 0n)).toBe(true)
        expect(checkpoints.every(({ commit }) => commit <= (position?.commit ?? 0n))).toBe(true)
      })

      it('neither misses nor repeats an event when it restarts at a checkpoint', async () => {
        const before = await lastPosition()
        for (let n = 0; n < 6; n++) {
          await client.appendToStream(stream, [...events(12).map((each) => ({ ...each, type: `${type}Unwanted` })), event(n)])
        }
        const { checkpoints } = await followed(before, 6)
        expect(checkpoints.length).toBeGreaterThan(2)
        for (const checkpoint of checkpoints) {
          const from = await taken(client.readAll({ fromPosition: checkpoint }))
          const behind = from.flatMap(({ event: read }) =>
            read?.type === type && isBehind(read.position, checkpoint) ? [numberOf(read)] : [],
          )
          if (behind.length > 0) expect((await followed(checkpoint, behind.length)).received).toEqual(behind)
        }
      })
    })

    it('a live subscription that falls behind gets every event, or is ended by servers before 24.6; no message announces it', async () => {
      const subscription = client.subscribeToAll({ fromPosition: END })
      let fallenBehind = 0
      subscription.on('fellBehind', () => fallenBehind++)
      await new Promise((resolve) => subscription.once('confirmation', resolve))
      const appended = Promise.all(Array.from({ length: 22 }, (_, n) => client.appendToStream(`${stream}-${n}`, events(100))))
      let received = 0
      const follow = async () => {
        for await (const { event: read } of subscription) {
          if (read?.type === type) received++
          if (received === 2_200) return 'complete'
        }
        return 'ended'
      }
      const outcome = await follow().catch(String)
      expect(outcome).toMatch(/^complete$|10 ABORTED: Operation timed out: Consumer too slow to handle event while live/)
      await appended
      expect(fallenBehind).toBe(0)
    })

    describe('an append', () => {
      it('of no events is accepted, and changes nothing', async () => {
        await client.appendToStream(stream, events(2))
        expect((await client.appendToStream(stream, [], { expectedRevision: 1n })).success).toBe(true)
        expect(await numbersIn(stream)).toEqual([0, 1])
      })

      it('without a stream name is refused', async () => {
        await expect(client.appendToStream('', event())).rejects.toThrow(refusalOfNameless())
      })

      it.each([
        ['of an event without a type', () => jsonEvent({ type: '', data: {} })],
        ['of an event whose id is no UUID', () => ({ ...event(), id: 'not-a-uuid' })],
      ])('%s is refused', async (_case, given) => {
        await expect(client.appendToStream(stream, given())).rejects.toThrow('2 UNKNOWN')
        await expect(numbersIn(stream)).rejects.toThrow(StreamNotFoundError)
      })

      it('that is repeated at an earlier revision is recognised, and at the current revision is written again', async () => {
        const [first, second] = [event(0), event(1)]
        await client.appendToStream(stream, first, { expectedRevision: NO_STREAM })
        await client.appendToStream(stream, second, { expectedRevision: 0n })
        expect(await client.appendToStream(stream, first, { expectedRevision: NO_STREAM })).toMatchObject({ nextExpectedRevision: 0n })
        expect(await numbersIn(stream)).toEqual([0, 1])
        await client.appendToStream(stream, second, { expectedRevision: 1n })
        expect(await numbersIn(stream)).toEqual([0, 1, 1])
      })
    })

    describe('reading a stream', () => {
      it('refuses to read no events', async () => {
        await client.appendToStream(stream, event())
        await expect(taken(client.readStream(stream, { maxCount: 0 }))).rejects.toThrow('2 UNKNOWN')
      })

      it('refuses to read a stream without a name', async () => {
        await expect(taken(client.readStream(''))).rejects.toThrow(refusalOfNameless())
      })

      it('leaves out what lies before the truncation, and more than the most events', async () => {
        await client.appendToStream(stream, events(10))
        await client.setStreamMetadata(stream, { truncateBefore: 3 })
        expect(await numbersIn(stream)).toEqual([3, 4, 5, 6, 7, 8, 9])
        await client.setStreamMetadata(stream, { truncateBefore: 3, maxCount: 2 })
        expect(await numbersIn(stream)).toEqual([8, 9])
        expect(await numbersIn(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 5 })).toEqual([9, 8])
        await client.appendToStream(stream, event(10), { expectedRevision: 9n })
        expect(await numbersIn(stream)).toEqual([9, 10])
      })

      it('gives only the newest of its metadata', async () => {
        await client.appendToStream(stream, event())
        await client.setStreamMetadata(stream, { maxCount: 5 })
        await client.setStreamMetadata(stream, { maxCount: 6 })
        const read = await taken(client.readStream(metastreamOf(stream)))
        expect(read.map((each) => each.event?.revision)).toEqual([1n])
      })
    })

    describe('a stream that was deleted', () => {
      it('is not found, and continues with the next revision when it is written again', async () => {
        await client.appendToStream(stream, events(3))
        await client.deleteStream(stream, { expectedRevision: 2n })
        await expect(numbersIn(stream)).rejects.toThrow(StreamNotFoundError)
        expect(await client.appendToStream(stream, event(7), { expectedRevision: NO_STREAM })).toMatchObject({ nextExpectedRevision: 3n })
        expect(await numbersIn(stream)).toEqual([7])
      })

      it('at another revision than expected is refused', async () => {
        await client.appendToStream(stream, events(3))
        await expect(client.deleteStream(stream, { expectedRevision: 1n })).rejects.toMatchObject({ type: 'wrong-expected-version' })
        expect(await numbersIn(stream)).toEqual([0, 1, 2])
      })

      it('permanently can be neither read nor written', async () => {
        await client.appendToStream(stream, events(3))
        await client.tombstoneStream(stream, { expectedRevision: 2n })
        await expect(numbersIn(stream)).rejects.toThrow(StreamDeletedError)
        await expect(client.appendToStream(stream, event())).rejects.toThrow(StreamDeletedError)
      })

      it('stays among the events of all streams', async () => {
        const before = await lastPosition()
        await client.appendToStream(stream, events(3))
        await client.deleteStream(stream)
        await client.tombstoneStream(stream)
        const types = (await taken(client.readAll({ fromPosition: before }))).slice(1).map(({ event: read }) => read?.type)
        expect(types.filter((each) => each === type)).toHaveLength(3)
        expect(types).toEqual(expect.arrayContaining(['$metadata', '$streamDeleted']))
      })
    })

    async function lastPosition(): Promise<Position> {
      const [last] = await taken(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }))
      if (!last?.event) throw new Error('the log is empty')
      return last.event.position
    }
  })
}

describeOnEventStoreDb(suite)
describeOnEventStoreDb(suite, { credentials: { username: 'admin', password: 'changeit' } })
