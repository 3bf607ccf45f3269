import { type AppendResult, END, eventTypeFilter, type Position, START } from '@eventstore/db-client'
import { describe, expect, it } from 'vitest'
import { describeProtocol } from './describeProtocol.ts'
import { collect, isAfter, numberOf } from './readEvents.ts'

/** What the adapter relies on when it follows the log, in the server's own behaviour; see `serverProtocol.test.ts`. */
describeProtocol((world) => {
  const { event, events } = world

  function positionOf({ position }: AppendResult): Position {
    if (!position) throw new Error('the server did not send the position')
    return position
  }

  describe('positions', () => {
    it('have the same commit and prepare number for an event', async () => {
      const { commit, prepare } = positionOf(await world.client.appendToStream(world.stream, event()))
      expect(prepare).toBe(commit)
    })

    it('are refused when no record begins there', async () => {
      const { commit } = positionOf(await world.client.appendToStream(world.stream, event()))
      const fromPosition = { commit: commit + 1n, prepare: commit + 1n }
      await world.client.appendToStream(world.stream, event())
      await expect(collect(world.client.readAll({ fromPosition, maxCount: 1 }))).rejects.toThrow('2 UNKNOWN')
    })

    it('beyond the end of the log have no events after them', async () => {
      const { commit } = positionOf(await world.client.appendToStream(world.stream, event()))
      const beyond = commit + 10n ** 12n
      expect(await collect(world.client.readAll({ fromPosition: { commit: beyond, prepare: beyond }, maxCount: 10 }))).toEqual([])
    })

    it('of the server’s own epochs are not among the events read', async () => {
      const first = await collect(world.client.readAll({ fromPosition: START, maxCount: 200 }))
      expect(first.length).toBeGreaterThan(0)
      expect(first.map(({ event: read }) => read?.type)).not.toContain('$epoch-information')
    })
  })

  describe('a filtered subscription that catches up', () => {
    /** The checkpoints and the numbers of the events that a new subscription received until it had the expected number of events. */
    async function follow(from: Position | typeof START, expected: number) {
      const checkpoints: Position[] = []
      const received: number[] = []
      const subscription = world.client.subscribeToAll({
        fromPosition: from,
        filter: eventTypeFilter({
          regex: `^${world.type}$`,
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

    it('receives checkpoints between events whose prepare position is 0; the first can be the start of the log', async () => {
      await world.client.appendToStream(
        world.stream,
        events(60).map((each) => ({ ...each, type: `${world.type}Unwanted` })),
      )
      const { position } = await world.client.appendToStream(world.stream, event())
      const { checkpoints, received } = await follow(START, 1)
      expect(received).toEqual([0])
      expect(checkpoints[0]).toEqual({ commit: 0n, prepare: 0n })
      expect(checkpoints.length).toBeGreaterThan(3)
      expect(checkpoints.every(({ commit, prepare }) => prepare === 0n || prepare === commit)).toBe(true)
      expect(checkpoints.slice(1).some(({ commit, prepare }) => commit > 0n && prepare === 0n)).toBe(true)
      expect(checkpoints.every(({ commit }) => commit <= (position?.commit ?? 0n))).toBe(true)
    })

    it('neither misses nor repeats an event when it restarts at a checkpoint', async () => {
      const before = await world.lastPosition()
      for (let n = 0; n < 6; n++) {
        await world.client.appendToStream(world.stream, [
          ...events(12).map((each) => ({ ...each, type: `${world.type}Unwanted` })),
          event(n),
        ])
      }
      const { checkpoints } = await follow(before, 6)
      expect(checkpoints.length).toBeGreaterThan(2)
      for (const checkpoint of checkpoints) {
        const from = await collect(world.client.readAll({ fromPosition: checkpoint }))
        const later = from.flatMap(({ event: read }) =>
          read?.type === world.type && isAfter(read.position, checkpoint) ? [numberOf(read)] : [],
        )
        if (later.length > 0) expect((await follow(checkpoint, later.length)).received).toEqual(later)
      }
    })
  })

  it('a live subscription that falls behind gets every event, or is ended by servers before 24.6; no message announces it', async () => {
    const subscription = world.client.subscribeToAll({ fromPosition: END })
    let fallenBehind = 0
    subscription.on('fellBehind', () => fallenBehind++)
    await new Promise((resolve) => subscription.once('confirmation', resolve))
    const appended = Promise.all(Array.from({ length: 22 }, (_, n) => world.client.appendToStream(`${world.stream}-${n}`, events(100))))
    let received = 0
    const receiveAll = async () => {
      for await (const { event: read } of subscription) {
        if (read?.type === world.type) received++
        if (received === 2_200) return 'complete'
      }
      return 'ended'
    }
    const outcome = await receiveAll().catch(String)
    expect(outcome).toMatch(/^complete$|10 ABORTED: Operation timed out: Consumer too slow to handle event while live/)
    await appended
    expect(fallenBehind).toBe(0)
  })
})
