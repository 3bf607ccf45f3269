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
   * Command id → revision of the last event it wrote, for finding repeated commands. All folded states of one stream share this map and
   * only add to it, since stored events never change.
   */
  readonly commands: Map<string, number>
  /** When the first of its events was read, in ms since 1970. */
  readonly loadedAt: number
}

export interface FoldCacheOptions {
  /** The maximum number of events behind all entries together; bounds the memory. */
  readonly maxEvents?: number
  readonly maxAgeMs?: number
}

/**
 * Folded states by stream, evicted least recently used first. An entry lives at most 60 s, so that data erased by another process does not
 * stay readable here.
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
      // Ages are computed from the entry's own timestamp, which is by this clock.
      perf: Date,
    })
  }

  get(stream: StreamName, aggregate: AnyAggregate): Folded | undefined {
    const entry = this.#entries.get(stream)
    return entry?.aggregate === aggregate ? entry : undefined
  }

  set(stream: StreamName, entry: Folded): void {
    // Loaded before the last `clear`, so it may hold data that was to be forgotten.
    if (entry.loadedAt <= this.#clearedAt) return
    const known = this.#entries.peek(stream)
    if (known && known.aggregate === entry.aggregate && known.revision > entry.revision) return
    this.#entries.set(stream, entry, { start: entry.loadedAt })
  }

  /** Forgets all states, e.g. when a person was erased. */
  clear(): void {
    this.#clearedAt = Date.now()
    this.#entries.clear()
  }
}
