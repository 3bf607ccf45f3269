import { Bell } from './bell.ts'
import { type LogPage, later, type Position, type RecordedEvent } from './eventStore.ts'
import { retryUntilAborted } from './retryUntilAborted.ts'

/** Events kept for subscribers that are a moment behind; twice as many for a moment. */
const kept = 2_000
const pageSize = 1_000

export interface EventStoreDbTailOptions {
  /** Everything that is appended behind a place, for as long as the signal is not aborted. */
  readonly follow: (after: Position, signal: AbortSignal) => AsyncIterable<LogPage>
  readonly onError: (error: Error) => void
  /** Ends the tail. */
  readonly signal: AbortSignal
}

/**
 * The newest stretch of the log, followed by one subscription for all subscribers of this process, and served to them from memory.
 * It follows every type: a filtered subscription tells how far it came only now and then, and many cost the server more than one.
 */
export class EventStoreDbTail {
  readonly #options: EventStoreDbTailOptions
  readonly #grown = new Bell()
  #followers = 0
  /** Ends the subscription when nobody follows any more. */
  #running: AbortController | undefined
  #events: RecordedEvent[] = []
  /** The buffer holds what stands behind `#from`, up to `#to`. */
  #from = '' as Position
  #to = '' as Position
  #caughtUp = false

  constructor(options: EventStoreDbTailOptions) {
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
      this.#running = new AbortController()
      this.#events = []
      this.#from = place
      this.#to = place
      void this.#run(this.#running)
    }
    return () => {
      this.#followers--
      if (this.#followers === 0) this.#stop()
    }
  }

  /** What is known behind a place; undefined when it lies before the buffer, or the tail does not run. */
  pageAfter(place: Position, types: ReadonlySet<string> | null): LogPage | undefined {
    if (!this.#running || place < this.#from) return undefined
    const first = this.#firstBehind(place)
    const found = this.#events.slice(first, first + pageSize)
    const events = types ? found.filter((event) => types.has(event.type)) : found
    const last = found.at(-1)
    if (last && first + pageSize < this.#events.length) return { events, position: last.position, caughtUp: false }
    return { events, position: later(place, this.#to), caughtUp: this.#caughtUp }
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

  async #run(run: AbortController): Promise<void> {
    const { onError, signal } = this.#options
    const ended = AbortSignal.any([signal, run.signal])
    while (!ended.aborted) await retryUntilAborted(() => this.#followOnce(ended), { signal: ended, onError })
    if (this.#running === run) this.#stop()
  }

  /** @throws when the connection was lost before the tail came further, so that the pauses grow */
  async #followOnce(signal: AbortSignal): Promise<void> {
    const from = this.#to
    try {
      for await (const page of this.#options.follow(from, signal)) {
        if (signal.aborted) return
        this.#grow(page)
      }
    } catch (error) {
      if (signal.aborted) return
      this.#caughtUp = false
      if (this.#to === from) throw error
      this.#options.onError(error as Error)
    }
  }

  #grow(page: LogPage): void {
    for (const event of page.events) this.#events.push(event)
    this.#to = page.position
    this.#caughtUp = page.caughtUp
    if (this.#events.length > 2 * kept) {
      const dropped = this.#events.splice(0, this.#events.length - kept)
      this.#from = dropped.at(-1)?.position ?? this.#from
    }
    this.#grown.ring()
  }

  #stop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.#events = []
    this.#caughtUp = false
    this.#grown.ring()
  }
}
