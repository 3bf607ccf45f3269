import { Notifier } from '../platform/notifier.ts'
import { retryUntilAborted } from '../platform/retryUntilAborted.ts'
import { type LogPage, later, type Position, type RecordedEvent } from './eventStore.ts'

/** Events kept for subscribers that are slightly behind; up to twice as many before the buffer is trimmed. */
const kept = 2_000
const pageSize = 1_000

/** A subscriber that wants only its own types is woken after this many other events at the latest, so that it stays within the buffer. */
const passedAtOnce = 500

/** A subscriber that has caught up, and the callback that wakes it. */
export interface TailPlace {
  readonly types: ReadonlySet<string> | null
  /** Whether the subscriber ignores events of other types. */
  readonly onlyEvents: boolean
  readonly grown: Notifier
  passed: number
}

export interface CaughtUpTailOptions {
  /** All events after a position as they are appended, until the signal is aborted; ends or throws when the connection is lost. */
  readonly follow: (after: Position, signal: AbortSignal) => AsyncIterable<LogPage>
  readonly onError: (error: Error) => void
  /** Stops the tail for good. */
  readonly signal: AbortSignal
}

/** The newest part of the log, read once for all subscribers that have caught up, and served to them from memory. */
export class CaughtUpTail {
  readonly #options: CaughtUpTailOptions
  readonly #places = new Set<TailPlace>()
  /** Aborted when no subscriber is left. */
  #running: AbortController | undefined
  #ended: Promise<void> = Promise.resolve()
  #events: RecordedEvent[] = []
  /** The buffer holds the events after `#from`, up to `#to`. */
  #from = '' as Position
  #to = '' as Position
  /** False while the connection is lost, and until the events missed meanwhile were read. */
  #caughtUp = true

  constructor(options: CaughtUpTailOptions) {
    this.#options = options
  }

  /** Keeps the tail running for a subscriber that has caught up at `position`, until it leaves. */
  join(position: Position, wanted: Pick<TailPlace, 'types' | 'onlyEvents'>): TailPlace {
    const place = { ...wanted, grown: new Notifier(), passed: 0 }
    this.#places.add(place)
    if (!this.#running) this.#start(position)
    return place
  }

  leave(place: TailPlace): void {
    this.#places.delete(place)
    if (this.#places.size === 0) this.#stop()
  }

  /** The events after a position, at most one page; undefined when the position is before the buffer or the tail does not run. */
  pageAfter(position: Position, types: ReadonlySet<string> | null): LogPage | undefined {
    if (!this.#running || position < this.#from) return undefined
    const first = this.#firstBehind(position)
    const stretch = this.#events.slice(first, first + pageSize)
    const events = types ? stretch.filter((event) => types.has(event.type)) : stretch
    const last = stretch.at(-1)
    if (last && first + stretch.length < this.#events.length) return { events, position: last.position, caughtUp: false }
    return { events, position: later(position, this.#to), caughtUp: this.#caughtUp }
  }

  /** Resolves when the tail has stopped reading. */
  async ended(): Promise<void> {
    await this.#ended
  }

  #firstBehind(position: Position): number {
    let low = 0
    let high = this.#events.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#events[middle]?.position ?? position) > position) high = middle
      else low = middle + 1
    }
    return low
  }

  #start(position: Position): void {
    this.#from = position
    this.#to = position
    this.#caughtUp = true
    const running = new AbortController()
    this.#running = running
    const before = this.#ended
    this.#ended = this.#run(running).then(() => before)
  }

  #stop(): void {
    this.#running?.abort()
    this.#running = undefined
    this.#events = []
    this.#wakeAll()
  }

  async #run(running: AbortController): Promise<void> {
    const { onError } = this.#options
    const signal = AbortSignal.any([this.#options.signal, running.signal])
    while (!signal.aborted) await retryUntilAborted(() => this.#follow(signal), { signal, onError })
    if (this.#running === running) this.#stop()
  }

  /** @throws when following ended without progress, so that the pauses between the attempts grow */
  async #follow(signal: AbortSignal): Promise<void> {
    const from = this.#to
    try {
      for await (const page of this.#options.follow(from, signal)) {
        if (signal.aborted) return
        this.#grow(page)
      }
      if (!signal.aborted) throw new Error('following the log ended')
    } catch (error) {
      if (signal.aborted) return
      this.#caughtUp = false
      this.#wakeAll()
      if (this.#to === from) throw error
      this.#options.onError(error as Error)
    }
  }

  #grow(page: LogPage): void {
    for (const event of page.events) this.#events.push(event)
    this.#to = page.position
    const wasCaughtUp = this.#caughtUp
    this.#caughtUp = page.caughtUp
    if (this.#events.length > 2 * kept) {
      const dropped = this.#events.splice(0, this.#events.length - kept)
      this.#from = dropped.at(-1)?.position ?? this.#from
    }
    if (this.#caughtUp === wasCaughtUp) this.#wakeConcerned(page.events)
    else this.#wakeAll()
  }

  #wakeAll(): void {
    for (const place of this.#places) place.grown.notify()
  }

  #wakeConcerned(events: readonly RecordedEvent[]): void {
    const appended = [...new Set(events.map(({ type }) => type))]
    for (const place of this.#places) {
      const { types, onlyEvents, grown } = place
      place.passed += events.length
      const isConcerned = !types || appended.some((type) => types.has(type))
      if (onlyEvents && !isConcerned && place.passed < passedAtOnce) continue
      place.passed = 0
      grown.notify()
    }
  }
}
