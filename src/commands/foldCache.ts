import type { StreamName } from '../domain/ids.ts'
import type { Position, RecordedEvent } from '../eventstore/eventStore.ts'

/** A stream as last seen: its folded state, where it stood, and which commands wrote it. */
export interface Folded {
  readonly state: unknown
  /** Revision of the last event folded in; -1 for a stream that does not exist. */
  readonly revision: number
  readonly position: Position
  /** Command id → the events it wrote, for answering a repeated command. */
  readonly commands: ReadonlyMap<string, readonly RecordedEvent[]>
  readonly loadedAt: number
}

/**
 * Folded states by stream, least recently used out first. An entry lives 60 s at most, so that what an erasure in another process
 * made unreadable does not stay readable here (design.md, "Commands").
 */
export class FoldCache {
  readonly #entries = new Map<StreamName, Folded>()
  readonly #size: number
  readonly #maxAgeMs: number

  constructor(size = 10_000, maxAgeMs = 60_000) {
    this.#size = size
    this.#maxAgeMs = maxAgeMs
  }

  get(stream: StreamName): Folded | undefined {
    const entry = this.#entries.get(stream)
    if (!entry) return undefined
    this.#entries.delete(stream)
    if (Date.now() - entry.loadedAt > this.#maxAgeMs) return undefined
    this.#entries.set(stream, entry)
    return entry
  }

  set(stream: StreamName, entry: Folded): void {
    this.#entries.delete(stream)
    this.#entries.set(stream, entry)
    if (this.#entries.size > this.#size) {
      const oldest = this.#entries.keys().next()
      if (!oldest.done) this.#entries.delete(oldest.value)
    }
  }

  /** Forgets everything, as when a person was erased. */
  clear(): void {
    this.#entries.clear()
  }
}
