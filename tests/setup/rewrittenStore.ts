import type { StreamName } from '../../src/domain/ids.ts'
import type {
  AppendResult,
  EventStore,
  ExpectedRevision,
  LogPage,
  LogRange,
  NewEvent,
  Position,
  RecordedEvent,
  StreamRange,
  SubscriptionRange,
} from '../../src/eventstore/eventStore.ts'

/** A real store of which some calls are observed, or made to fail like a bad connection. */
export class RewrittenStore implements EventStore {
  readonly #store: EventStore
  readonly #calls: Partial<Pick<EventStore, 'append' | 'readStream'>>

  constructor(store: EventStore, calls: Partial<Pick<EventStore, 'append' | 'readStream'>>) {
    this.#store = store
    this.#calls = calls
  }

  get id(): string {
    return this.#store.id
  }

  get start(): Position {
    return this.#store.start
  }

  append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    return (this.#calls.append ?? this.#store.append.bind(this.#store))(stream, expected, events)
  }

  readStream(stream: StreamName, range?: StreamRange): Promise<readonly RecordedEvent[]> {
    return (this.#calls.readStream ?? this.#store.readStream.bind(this.#store))(stream, range)
  }

  readAll(range: LogRange & { readonly limit: number }): Promise<LogPage> {
    return this.#store.readAll(range)
  }

  readToHead(range: LogRange): AsyncIterable<LogPage> {
    return this.#store.readToHead(range)
  }

  subscribe(range: SubscriptionRange): AsyncIterable<LogPage> {
    return this.#store.subscribe(range)
  }

  head(): Promise<Position> {
    return this.#store.head()
  }

  close(): Promise<void> {
    return this.#store.close()
  }
}
