import { setTimeout as delay } from 'node:timers/promises'
import { Bell } from './bell.ts'
import type { LogPage, Position, RecordedEvent } from './eventStore.ts'
import type { LogChanges } from './logChanges.ts'
import type { PostgresLogReader } from './postgresLogReader.ts'
import { retryUntilAborted } from './retryUntilAborted.ts'

/** Events kept for subscribers that are a moment behind; twice as many for a moment. */
const kept = 2_000
const pageSize = 1_000
/** Under load the tail is read this often, so that one read serves many appends. */
const pauseMs = 2
const pollMs = 200
/** While somebody's append is open, what was appended after it is not readable yet; it may end without a wake-up. */
const firstAppendingPollMs = 5

export interface CaughtUpTailOptions {
  readonly reader: PostgresLogReader
  readonly changes: LogChanges
  readonly onError: (error: Error) => void
  readonly signal: AbortSignal
}

/** The newest stretch of the log, read once for all subscribers that have caught up, and served to them from memory. */
export class CaughtUpTail {
  readonly #options: CaughtUpTailOptions
  readonly #grown = new Bell()
  #followers = 0
  #running: Promise<void> | undefined
  #events: RecordedEvent[] = []
  /** The buffer holds what stands behind `#from`, up to `#to`. */
  #from = '' as Position
  #to = '' as Position

  constructor(options: CaughtUpTailOptions) {
    this.#options = options
  }

  /** How often it grew so far. */
  get growths(): number {
    return this.#grown.rings
  }

  /** Resolves when it has grown more than `since` times. */
  grown(since: number, signal: AbortSignal): Promise<void> {
    return this.#grown.next(since, signal)
  }

  /** Keeps the tail running for a subscriber that has caught up at `place`, until the function returned is called. */
  join(place: Position): () => void {
    this.#followers++
    if (!this.#running) {
      this.#events = []
      this.#from = place
      this.#to = place
      this.#running = this.#run()
    }
    return () => {
      this.#followers--
    }
  }

  /** What is known behind a place, a page at most; undefined when it lies before the buffer, or the tail does not run. */
  pageAfter(place: Position, types: ReadonlySet<string> | null): LogPage | undefined {
    if (!this.#running || place < this.#from) return undefined
    const first = this.#firstBehind(place)
    const stretch = this.#events.slice(first, first + pageSize)
    const caughtUp = first + stretch.length === this.#events.length
    const end = caughtUp ? this.#to : stretch.at(-1)?.position
    const events = types ? stretch.filter((event) => types.has(event.type)) : stretch
    return { events, position: end && end > place ? end : place, caughtUp }
  }

  /** Resolves when it no longer reads. */
  async ended(): Promise<void> {
    await this.#running
  }

  #firstBehind(place: Position): number {
    let low = 0
    let high = this.#events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#events[middle]?.position ?? place) > place) high = middle
      else low = middle + 1
    }
    return low
  }

  async #run(): Promise<void> {
    const { reader, changes, signal, onError } = this.#options
    changes.listen()
    let appendingPollMs = firstAppendingPollMs
    while (this.#followers > 0 && !signal.aborted) {
      const rings = changes.bell.rings
      const started = performance.now()
      const page = await retryUntilAborted(() => reader.readPage({ after: this.#to, types: null, limit: pageSize }), { signal, onError })
      if (!page) break
      if (page.events.length > 0) this.#grow(page)
      appendingPollMs = page.events.length > 0 ? firstAppendingPollMs : Math.min(appendingPollMs * 2, pollMs)
      if (page.caughtUp) await changes.bell.next(rings, signal, page.appending ? appendingPollMs : pollMs)
      const rest = pauseMs - (performance.now() - started)
      if (rest > 0.5) await delay(rest)
    }
    this.#running = undefined
    this.#events = []
    this.#grown.ring()
  }

  #grow(page: LogPage): void {
    this.#events.push(...page.events)
    this.#to = page.position
    if (this.#events.length > 2 * kept) {
      const dropped = this.#events.splice(0, this.#events.length - kept)
      this.#from = dropped.at(-1)?.position ?? this.#from
    }
    this.#grown.ring()
  }
}
