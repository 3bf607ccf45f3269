import {
  BACKWARDS,
  END,
  jsonEvent,
  metastreamOf,
  NO_STREAM,
  type ReadStreamOptions,
  StreamDeletedError,
  StreamNotFoundError,
} from '@eventstore/db-client'
import { describe, expect, it } from 'vitest'
import { describeProtocol } from './describeProtocol.ts'
import { collect, numberOf } from './readEvents.ts'

/**
 * What the adapter relies on, or must survive, in the server's own behaviour, seen through the official client. It runs on the double and
 * on a real server, so that the two cannot drift apart. Observed on 23.10.6, 23.10.8 and 24.10.4.
 */
describeProtocol((world) => {
  const { event, events } = world

  async function numbersIn(read: string, options: ReadStreamOptions = {}): Promise<readonly number[]> {
    return (await collect(world.client.readStream(read, options))).flatMap(({ event: found }) => (found ? [numberOf(found)] : []))
  }

  /** A secured server checks access to the stream first. */
  const refusalOfNameless = () => (world.isSecured ? '7 PERMISSION_DENIED' : '2 UNKNOWN')

  describe('an append', () => {
    it('of no events is accepted, and changes nothing', async () => {
      await world.client.appendToStream(world.stream, events(2))
      expect((await world.client.appendToStream(world.stream, [], { expectedRevision: 1n })).success).toBe(true)
      expect(await numbersIn(world.stream)).toEqual([0, 1])
    })

    it('without a stream name is refused', async () => {
      await expect(world.client.appendToStream('', event())).rejects.toThrow(refusalOfNameless())
    })

    it.each([
      ['of an event without a type', () => jsonEvent({ type: '', data: {} })],
      ['of an event whose id is no UUID', () => ({ ...event(), id: 'not-a-uuid' })],
    ])('%s is refused', async (_case, given) => {
      await expect(world.client.appendToStream(world.stream, given())).rejects.toThrow('2 UNKNOWN')
      await expect(numbersIn(world.stream)).rejects.toThrow(StreamNotFoundError)
    })

    it('that is repeated at an earlier revision is recognised, and at the current revision is written again', async () => {
      const [first, second] = [event(0), event(1)]
      await world.client.appendToStream(world.stream, first, { expectedRevision: NO_STREAM })
      await world.client.appendToStream(world.stream, second, { expectedRevision: 0n })
      expect(await world.client.appendToStream(world.stream, first, { expectedRevision: NO_STREAM })).toMatchObject({
        nextExpectedRevision: 0n,
      })
      expect(await numbersIn(world.stream)).toEqual([0, 1])
      await world.client.appendToStream(world.stream, second, { expectedRevision: 1n })
      expect(await numbersIn(world.stream)).toEqual([0, 1, 1])
    })
  })

  describe('reading a stream', () => {
    it('refuses to read no events', async () => {
      await world.client.appendToStream(world.stream, event())
      await expect(collect(world.client.readStream(world.stream, { maxCount: 0 }))).rejects.toThrow('2 UNKNOWN')
    })

    it('refuses to read a stream without a name', async () => {
      await expect(collect(world.client.readStream(''))).rejects.toThrow(refusalOfNameless())
    })

    it('gives no events before the truncation, and at most as many as the stream’s limit', async () => {
      await world.client.appendToStream(world.stream, events(10))
      await world.client.setStreamMetadata(world.stream, { truncateBefore: 3 })
      expect(await numbersIn(world.stream)).toEqual([3, 4, 5, 6, 7, 8, 9])
      await world.client.setStreamMetadata(world.stream, { truncateBefore: 3, maxCount: 2 })
      expect(await numbersIn(world.stream)).toEqual([8, 9])
      expect(await numbersIn(world.stream, { direction: BACKWARDS, fromRevision: END, maxCount: 5 })).toEqual([9, 8])
      await world.client.appendToStream(world.stream, event(10), { expectedRevision: 9n })
      expect(await numbersIn(world.stream)).toEqual([9, 10])
    })

    it('gives only the newest metadata of a stream', async () => {
      await world.client.appendToStream(world.stream, event())
      await world.client.setStreamMetadata(world.stream, { maxCount: 5 })
      await world.client.setStreamMetadata(world.stream, { maxCount: 6 })
      const read = await collect(world.client.readStream(metastreamOf(world.stream)))
      expect(read.map((each) => each.event?.revision)).toEqual([1n])
    })
  })

  describe('a stream that was deleted', () => {
    it('is not found, and continues with the next revision when it is written again', async () => {
      await world.client.appendToStream(world.stream, events(3))
      await world.client.deleteStream(world.stream, { expectedRevision: 2n })
      await expect(numbersIn(world.stream)).rejects.toThrow(StreamNotFoundError)
      expect(await world.client.appendToStream(world.stream, event(7), { expectedRevision: NO_STREAM })).toMatchObject({
        nextExpectedRevision: 3n,
      })
      expect(await numbersIn(world.stream)).toEqual([7])
    })

    it('at another revision than expected is refused', async () => {
      await world.client.appendToStream(world.stream, events(3))
      await expect(world.client.deleteStream(world.stream, { expectedRevision: 1n })).rejects.toMatchObject({
        type: 'wrong-expected-version',
      })
      expect(await numbersIn(world.stream)).toEqual([0, 1, 2])
    })

    it('permanently can be neither read nor written', async () => {
      await world.client.appendToStream(world.stream, events(3))
      await world.client.tombstoneStream(world.stream, { expectedRevision: 2n })
      await expect(numbersIn(world.stream)).rejects.toThrow(StreamDeletedError)
      await expect(world.client.appendToStream(world.stream, event())).rejects.toThrow(StreamDeletedError)
    })

    it('stays among the events of all streams', async () => {
      const before = await world.lastPosition()
      await world.client.appendToStream(world.stream, events(3))
      await world.client.deleteStream(world.stream)
      await world.client.tombstoneStream(world.stream)
      const types = (await collect(world.client.readAll({ fromPosition: before }))).slice(1).map(({ event: read }) => read?.type)
      expect(types.filter((each) => each === world.type)).toHaveLength(3)
      expect(types).toEqual(expect.arrayContaining(['$metadata', '$streamDeleted']))
    })
  })
})
