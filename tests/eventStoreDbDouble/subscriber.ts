import type { EventStore, LogPage, LogRange, RecordedEvent } from '../../src/eventstore/eventStore.ts'

/** Takes pages from a store, as they are asked for, and remembers their events. */
export class Subscriber {
  readonly events: RecordedEvent[] = []
  readonly #ending = new AbortController()
  readonly #pages: AsyncIterator<LogPage>

  constructor(store: EventStore, range: LogRange) {
    this.#pages = store.subscribe({ ...range, signal: this.#ending.signal })[Symbol.asyncIterator]()
  }

  /** Takes pages until `enough` says so of the newest one and all events so far. */
  async until(enough: (page: LogPage, events: readonly RecordedEvent[]) => boolean): Promise<readonly RecordedEvent[]> {
    for (;;) {
      const next = await this.#pages.next()
      if (next.done) throw new Error('the subscription ended')
      this.events.push(...next.value.events)
      if (enough(next.value, this.events)) return this.events
    }
  }

  async stop(): Promise<void> {
    this.#ending.abort()
    while (!(await this.#pages.next()).done);
  }
}
