import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  type ReadStreamOptions,
  type ResolvedEvent,
  type Position as ServerPosition,
  START,
  StreamNotFoundError,
} from '@eventstore/db-client'
import type { StreamName } from '../domain/ids.ts'
import { Semaphore } from '../platform/semaphore.ts'
import { type LogPage, type LogRange, later, type Position, type RecordedEvent, type StreamRange } from './eventStore.ts'
import { type CallLimits, callServer, collect } from './eventStoreDbCalls.ts'
import { formatServerPosition, parseServerPosition } from './eventStoreDbPosition.ts'
import { recordedEvent } from './eventStoreDbRecord.ts'
import { Checkpoint, caughtUp, searchWindow, subscribeToServer, type Told } from './eventStoreDbSubscription.ts'

type PageRange = LogRange & { readonly limit: number }
type TypedPageRange = PageRange & { readonly types: readonly string[] }

const maxCatchUps = 4
/** A page of rare types is answered after this time with how far it came. */
const maxScanMs = 1_000
/** After so long without a word the server is taken to have told everything it is going to. */
const quietMs = 500

/** Reads streams, and pages of all streams, from EventStoreDB. */
export class EventStoreDbReader {
  readonly #client: EventStoreDBClient
  readonly #storeId: string
  readonly #limits: CallLimits
  readonly #catchUps = new Semaphore(maxCatchUps)

  constructor(client: EventStoreDBClient, storeId: string, limits: CallLimits) {
    this.#client = client
    this.#storeId = storeId
    this.#limits = limits
  }

  async readStream(stream: StreamName, { from, direction = 'forwards', limit }: StreamRange): Promise<readonly RecordedEvent[]> {
    const backwards = direction === 'backwards'
    const options: ReadStreamOptions = {
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from === undefined ? (backwards ? END : START) : BigInt(from),
      ...(limit === undefined ? {} : { maxCount: limit }),
    }
    try {
      const read = await callServer((deadlineMs) => collect(this.#client.readStream(stream, options), deadlineMs), this.#limits)
      return this.#events(read)
    } catch (error) {
      if (error instanceof StreamNotFoundError) return []
      throw error
    }
  }

  /** One page behind a place; at most `limit` events. */
  readPage({ after, types, limit }: PageRange): Promise<LogPage> {
    return callServer(
      (deadlineMs) =>
        types ? this.#readOfTypes({ after, types, limit }, deadlineMs) : this.#readEverything({ after, types, limit }, deadlineMs),
      this.#limits,
    )
  }

  /** A page for a subscriber that is behind; few at a time, so that they leave the connection to appends. */
  readCatchUpPage(range: PageRange): Promise<LogPage> {
    return this.#catchUps.run(() => this.readPage(range))
  }

  /** The place of the last event, whoever wrote it. */
  head(): Promise<Position> {
    return callServer((deadlineMs) => this.#readHead(deadlineMs), this.#limits)
  }

  /**
   * Everything behind a place as it is appended, until `signal` is aborted. By one subscription to all types: a filtered one tells how
   * far it came only now and then, and one for each subscriber would cost the server and the parsing of every event many times.
   * @throws when the connection is lost
   */
  async *follow(after: Position, signal: AbortSignal): AsyncGenerator<LogPage> {
    const { deadlineMs } = this.#limits
    const from = parseServerPosition(this.#storeId, after)
    const goal = await this.#readHead(deadlineMs)
    yield { events: [], position: after, caughtUp: after >= goal }
    for await (const told of subscribeToServer(this.#client, { from, types: null, deadlineMs, signal })) {
      const records = told.filter(isRecord)
      const last = records.at(-1)?.event
      if (!last) continue
      const position = this.#place(last)
      yield { events: this.#events(records), position, caughtUp: position >= goal }
    }
  }

  async #readHead(deadlineMs: number): Promise<Position> {
    const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const
    const [last] = await collect(this.#client.readAll(options), deadlineMs)
    return this.#place(last?.event ?? { position: { commit: 0n, prepare: 0n } })
  }

  /** Reads the next `scan` events of the log as they stand; what is not wanted is left out here. */
  async #readEverything({ after, types, limit }: PageRange, deadlineMs: number, scan = limit): Promise<LogPage> {
    // A read begins with the event at the place itself, unlike a subscription.
    const options = { fromPosition: parseServerPosition(this.#storeId, after), maxCount: scan + 1 }
    const read = await collect(this.#client.readAll(options), deadlineMs)
    const behind = read.filter(({ event }) => event && this.#place(event) > after).slice(0, scan)
    const events: RecordedEvent[] = []
    let position = after
    for (const { event: record } of behind) {
      if (events.length === limit) return { events, position, caughtUp: false }
      if (!record) continue
      position = this.#place(record)
      const event = recordedEvent(this.#storeId, record)
      if (event && (!types || types.includes(event.type))) events.push(event)
    }
    return { events, position, caughtUp: read.length <= scan }
  }

  /** Lets the server choose the events: only subscriptions can, so this is one that is left as soon as the page is full. */
  async #readOfTypes({ after, types, limit }: TypedPageRange, deadlineMs: number): Promise<LogPage> {
    const from = parseServerPosition(this.#storeId, after)
    const goal = await this.#readHead(deadlineMs)
    if (goal <= after) return { events: [], position: after, caughtUp: true }
    const { signal } = this.#limits
    const started = performance.now()
    const events: RecordedEvent[] = []
    let position = after
    for await (const page of subscribeToServer(this.#client, { from, types, deadlineMs, quietMs, signal })) {
      for (const told of page) {
        // Beyond the goal no checkpoint is believed: servers before 24.10.4 tell wrong ones when they change to live events. By then
        // they have told everything that stood in the log when the goal was read.
        if (told === caughtUp) position = later(position, goal)
        else if (told instanceof Checkpoint) position = later(position, earlier(goal, this.#place(told)))
        else if (told.event) {
          events.push(...this.#events([told]))
          position = this.#place(told.event)
          if (events.length === limit) return { events, position, caughtUp: position >= goal }
        }
      }
      if (position >= goal) return { events, position, caughtUp: true }
      if (page.length === 0) {
        // The last stretch is shorter than what the server tells a checkpoint for.
        const rest = await this.#readEverything({ after: position, types, limit: limit - events.length }, deadlineMs, searchWindow)
        return { ...rest, events: [...events, ...rest.events] }
      }
      if (position > after && performance.now() - started > maxScanMs) break
    }
    return { events, position, caughtUp: false }
  }

  #events(read: readonly ResolvedEvent[]): readonly RecordedEvent[] {
    return read.flatMap(({ event }) => (event && recordedEvent(this.#storeId, event)) ?? [])
  }

  #place({ position }: { readonly position: ServerPosition }): Position {
    return formatServerPosition(this.#storeId, position)
  }
}

function isRecord(told: Told): told is AllStreamResolvedEvent {
  return told !== caughtUp && !(told instanceof Checkpoint)
}

function earlier(a: Position, b: Position): Position {
  return a < b ? a : b
}
