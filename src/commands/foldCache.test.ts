import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { streamName } from '../domain/ids.ts'
import { position } from '../eventstore/eventStore.ts'
import { type AnyAggregate, FoldCache, type Folded } from './foldCache.ts'

const counter: AnyAggregate = { initial: 0, evolve: (state) => (state as number) + 1 }
const other: AnyAggregate = { initial: 0, evolve: (state) => state }

function folded(revision: number, over: Partial<Folded> = {}): Folded {
  const loadedAt = Date.now()
  return {
    aggregate: counter,
    state: revision + 1,
    revision,
    position: position('s', String(revision)),
    hasUnknownEvents: false,
    commands: new Map(),
    loadedAt,
    ...over,
  }
}

const newStream = () => streamName('thing', randomUUID())

describe('fold cache', () => {
  it('evicts the least recently used entries above its number of events', () => {
    const cache = new FoldCache({ maxEvents: 100 })
    const [first, second, third] = [newStream(), newStream(), newStream()]
    cache.set(first, folded(38))
    cache.set(second, folded(38))
    cache.get(first, counter)
    cache.set(third, folded(38))
    expect([first, second, third].map((stream) => cache.get(stream, counter) !== undefined)).toEqual([true, false, true])
  })

  it('does not keep a single stream that is too large', () => {
    const cache = new FoldCache({ maxEvents: 100 })
    const stream = newStream()
    cache.set(stream, folded(500))
    expect(cache.get(stream, counter)).toBeUndefined()
  })

  it('drops entries that are too old, counted from their first read', async () => {
    const cache = new FoldCache({ maxAgeMs: 20 })
    const stream = newStream()
    const entry = folded(0)
    cache.set(stream, entry)
    await delay(25)
    cache.set(stream, folded(1, { loadedAt: entry.loadedAt }))
    expect(cache.get(stream, counter)).toBeUndefined()
  })

  it('does not replace a newer state with an older one', () => {
    const cache = new FoldCache()
    const stream = newStream()
    cache.set(stream, folded(7))
    cache.set(stream, folded(3))
    expect(cache.get(stream, counter)?.revision).toBe(7)
  })

  it('does not answer one aggregate with the state of another', () => {
    const cache = new FoldCache()
    const stream = newStream()
    cache.set(stream, folded(7))
    expect(cache.get(stream, other)).toBeUndefined()
  })

  it('does not store a state whose read began before everything was forgotten', async () => {
    const cache = new FoldCache()
    const stream = newStream()
    const early = folded(0)
    cache.clear()
    cache.set(stream, early)
    expect(cache.get(stream, counter)).toBeUndefined()
    await delay(2)
    cache.set(stream, folded(0))
    expect(cache.get(stream, counter)).toBeDefined()
  })
})
