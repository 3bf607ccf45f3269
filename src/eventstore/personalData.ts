import { erased } from '../domain/event.ts'
import { type EventCatalog, upcast } from '../domain/eventCatalog.ts'
import type { StreamName } from '../domain/ids.ts'
import { EventFailed } from '../platform/eventFailed.ts'
import type { PersonKey, PersonKeys } from '../platform/personKeys.ts'
import { retryUntilAborted } from '../platform/retryUntilAborted.ts'
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
} from './eventStore.ts'
import { isSealed, openFields, personId, sealedPersonOf, sealedProperty, sealFields } from './sealedFields.ts'

export interface PersonalDataOptions {
  readonly catalog: EventCatalog
  readonly keys: PersonKeys
  /** Called with failed key look-ups, which a subscription retries. */
  readonly onError?: (error: Error) => void
}

type Keys = ReadonlyMap<string, PersonKey>
const noKeys: Keys = new Map()

/**
 * Wraps a store so that personal fields are stored encrypted, each under the key of its person. Without the key they read as `erased`, as
 * do fields that an older release stored in clear. Events of older schema versions are upcast. An unreadable event fails as `EventFailed`;
 * a subscription delivers the events before it first.
 */
export function withPersonalData(store: EventStore, options: PersonalDataOptions): EventStore {
  return new PersonalDataStore(store, options)
}

class PersonalDataStore implements EventStore {
  readonly #store: EventStore
  readonly #catalog: EventCatalog
  readonly #keys: PersonKeys
  readonly #onError: (error: Error) => void
  /** Subscribers that have caught up share the same events: each event is decrypted once for all of them. */
  readonly #opened = new WeakMap<RecordedEvent, { readonly key: PersonKey; readonly opened: RecordedEvent }>()

  constructor(store: EventStore, { catalog, keys, onError }: PersonalDataOptions) {
    for (const { type, definition } of catalog.values()) {
      if (sealedProperty in definition.schema.shape) throw new Error(`event ${type} has a field of the reserved name ${sealedProperty}`)
    }
    this.#store = store
    this.#catalog = catalog
    this.#keys = keys
    this.#onError = onError ?? (() => {})
  }

  get id(): string {
    return this.#store.id
  }

  get start(): Position {
    return this.#store.start
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    return this.#store.append(stream, expected, await this.#seal(events))
  }

  async readStream(stream: StreamName, range?: StreamRange): Promise<readonly RecordedEvent[]> {
    const events = await this.#store.readStream(stream, range)
    const keys = await this.#keysOf(events)
    return events.map((event) => this.#open(event, keys))
  }

  async readAll(range: LogRange & { readonly limit: number }): Promise<LogPage> {
    const page = await this.#store.readAll(range)
    const keys = await this.#keysOf(page.events)
    return { ...page, events: page.events.map((event) => this.#open(event, keys)) }
  }

  async *readToHead(range: LogRange): AsyncGenerator<LogPage> {
    for await (const page of this.#store.readToHead(range)) {
      const keys = await this.#keysOf(page.events)
      yield { ...page, events: page.events.map((event) => this.#open(event, keys)) }
    }
  }

  async *subscribe(range: SubscriptionRange): AsyncGenerator<LogPage> {
    const retrying = { signal: range.signal, onError: this.#onError }
    for await (const page of this.#store.subscribe(range)) {
      const keys = await retryUntilAborted(() => this.#keysOf(page.events), retrying)
      if (keys) yield* this.#openPage(page, keys)
    }
  }

  head(): Promise<Position> {
    return this.#store.head()
  }

  close(): Promise<void> {
    return this.#store.close()
  }

  async #seal(events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
    const subjects = events.map((event) => this.#subjectOf(event))
    const persons = subjects.flatMap((subject) => (subject ? [subject.person] : []))
    if (persons.length === 0) return events
    const keys = await this.#keys.keysFor(persons, { create: true })
    return events.map((event, index) => {
      const subject = subjects[index]
      return subject ? { ...event, data: sealFields(event, subject.field, subject.personal, keyOf(subject.person, keys)) } : event
    })
  }

  #subjectOf(event: NewEvent) {
    const entry = this.#catalog.get(event.type)
    if (!entry) throw new Error(`event ${event.type} is not in the catalogue`)
    if (entry.subject === undefined || entry.personal.length === 0) return undefined
    return { field: entry.subject, personal: entry.personal, person: personId(event.data, entry.subject) }
  }

  /** The keys of all persons in the events, by one look-up. */
  async #keysOf(events: readonly RecordedEvent[]): Promise<Keys> {
    const persons = new Set<string>()
    for (const event of events) {
      try {
        const person = this.#personOf(event)
        if (person !== undefined) persons.add(person)
      } catch {
        // It fails again, as its own error, when the event is opened.
      }
    }
    return persons.size === 0 ? noKeys : this.#keys.keysFor(persons, { create: false })
  }

  #personOf(event: RecordedEvent): string | undefined {
    return sealedPersonOf(event.data) ?? this.#personInClear(event)
  }

  /** The persons whose fields an older release stored in clear; these stay readable until the person is erased. */
  #personInClear(event: RecordedEvent): string | undefined {
    const entry = this.#catalog.get(event.type)
    if (!entry || event.metadata.version > entry.version || entry.subject === undefined || entry.personal.length === 0) return undefined
    const { data } = this.#upcast(event, event.data)
    return entry.personal.some((name) => name in data) ? personId(data, entry.subject) : undefined
  }

  /** Opens a page of events. When one fails, the events before it are returned first, so that a follower stops exactly there. */
  *#openPage(page: LogPage, keys: Keys): Generator<LogPage> {
    const events: RecordedEvent[] = []
    for (const event of page.events) {
      try {
        events.push(this.#open(event, keys))
      } catch (error) {
        const last = events.at(-1)
        if (last) yield { events, position: last.position, caughtUp: false }
        throw error
      }
    }
    yield { ...page, events }
  }

  /** @throws EventFailed */
  #open(event: RecordedEvent, keys: Keys): RecordedEvent {
    try {
      const person = this.#personOf(event)
      if (person === undefined) return this.#upcast(event, event.data)
      const key = keys.get(person)
      const known = this.#opened.get(event)
      if (known && known.key === key) return known.opened
      const current = this.#upcast(event, isSealed(event.data) ? openFields(event, keyOf(person, keys)) : event.data)
      const opened = key === 'erased' ? this.#withoutPerson(current) : current
      if (key) this.#opened.set(event, { key, opened })
      return opened
    } catch (cause) {
      throw new EventFailed(event, cause)
    }
  }

  #withoutPerson(event: RecordedEvent): RecordedEvent {
    const personal = (this.#catalog.get(event.type)?.personal ?? []).filter((name) => name in event.data)
    return { ...event, data: { ...event.data, ...Object.fromEntries(personal.map((name) => [name, erased])) } }
  }

  #upcast(event: RecordedEvent, data: Readonly<Record<string, unknown>>): RecordedEvent {
    const entry = this.#catalog.get(event.type)
    const { version } = event.metadata
    // Events of a newer release stay as they are; readers recognise them by their version.
    if (!entry || version >= entry.version) return data === event.data ? event : { ...event, data }
    return { ...event, data: upcast(entry, version, data), metadata: { ...event.metadata, version: entry.version } }
  }
}

function keyOf(person: string, keys: Keys): PersonKey {
  const key = keys.get(person)
  if (!key) throw new Error(`the key of person ${person} is missing`)
  return key
}
