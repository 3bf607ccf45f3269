import { LRUCache } from 'lru-cache'
import type { Aggregate } from '../domain/command.ts'
import type { DomainEvent } from '../domain/event.ts'
import type { StreamName } from '../domain/ids.ts'
import type { Position } from '../eventstore/eventStore.ts'

export type AnyAggregate = Aggregate<unknown, DomainEvent>

/** A stream as last seen: its folded state, where it stood, and which commands wrote it. */
export interface Folded {
  readonly aggregate: AnyAggregate
  readonly state: unknown
  /** Revision of the last event folded in; -1 for a stream that does not exist. */
  readonly revision: number
  readonly position: Position
  /** The stream holds events that only a newer release knows; they are not in the state. */
  readonly hasUnknownEvents: boolean
  /**
   * Command id → revision of the last event it wrote, for finding a repeated command. The foldings of one stream share the map and
   * only add to it: whatever stands in a stream stays true.
   */
  readonly commands: Map<string, number>
  /** When the first of its events was read, in ms since 1970. */
  readonly loadedAt: number
}

export interface FoldCacheOptions {
  /** How many events all entries together may stand for; memory follows it. */
  readonly maxEvents?: number
  readonly maxAgeMs?: number
}

/**
 * Folded states by stream, least recently used out first. An entry lives 60 s at most, so that what an erasure in another process
 * made unreadable does not stay readable here.
 */
export class FoldCache {
  readonly #entries: LRUCache<StreamName, Folded>
  #clearedAt = 0

  constructor({ maxEvents = 200_000, maxAgeMs = 60_000 }: FoldCacheOptions = {}) {
    this.#entries = new LRUCache<StreamName, Folded>({
      maxSize: maxEvents,
      sizeCalculation: ({ revision }) => revision + 2,
      ttl: maxAgeMs,
      ttlResolution: 0,
      // Ages count from an entry's own time, which is of this clock.
      perf: Date,
    })
  }

  get(stream: StreamName, aggregate: AnyAggregate): Folded | undefined {
    const entry = this.#entries.get(stream)
    return entry?.aggregate === aggregate ? entry : undefined
  }

  set(stream: StreamName, entry: Folded): void {
    // Read before everything was forgotten, so it may hold what was to be forgotten.
    if (entry.loadedAt <= this.#clearedAt) return
    const known = this.#entries.peek(stream)
    if (known && known.aggregate === entry.aggregate && known.revision > entry.revision) return
    this.#entries.set(stream, entry, { start: entry.loadedAt })
  }

  /** Forgets everything, as when a person was erased. */
  clear(): void {
    this.#clearedAt = Date.now()
    this.#entries.clear()
  }
}
