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
import pLimit from 'p-limit'
import type { StreamName } from '../domain/ids.ts'
import { isTransient } from '../platform/transientError.ts'
import { type LogPage, type LogRange, later, type Position, type RecordedEvent, type StreamRange } from './eventStore.ts'
import { type CallLimits, callServer, collect } from './eventStoreDbCalls.ts'
import { type EventStoreDbContinuity, LogLostEvents } from './eventStoreDbContinuity.ts'
import { formatServerPosition, parseServerPosition } from './eventStoreDbPosition.ts'
import { recordedEvent } from './eventStoreDbRecord.ts'
import { Checkpoint, caughtUp, type SubscriptionMessage, searchWindow, subscribeToServer } from './eventStoreDbSubscription.ts'

type PageRange = LogRange & { readonly limit: number }
type TypedPageRange = PageRange & { readonly types: readonly string[] }

const maxCatchUps = 4
/**
 * Events in a page of a long read. One subscription delivers them whatever the page size; larger pages make the garbage collector copy
 * more.
 */
const pageSize = 250
/** A page of rare event types returns after this time, with the position it reached. */
const maxScanMs = 1_000
/** After this time without a message the server is assumed to have sent everything. */
const quietMs = 500
/** A checkpoint is at the start of the log page that the server read last, so up to two pages after it may not have been reported. */
const longestRest = 2 * searchWindow

/** Reads streams, and pages of all streams, from EventStoreDB. */
export class EventStoreDbReader {
  readonly #client: EventStoreDBClient
  readonly #storeId: string
  readonly #limits: CallLimits
  readonly #catchUps = pLimit(maxCatchUps)

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

  /** One page behind a position; at most `limit` events. */
  readPage({ after, types, limit }: PageRange): Promise<LogPage> {
    return callServer(
      (deadlineMs) =>
        types ? this.#readOfTypes({ after, types, limit }, deadlineMs) : this.#readEverything({ after, types, limit }, deadlineMs),
      this.#limits,
    )
  }

  /** A page for a subscriber that is behind; only a few run at a time, so that connections are left for appends. */
  readCatchUpPage(range: PageRange): Promise<LogPage> {
    return this.#catchUps(() => this.readPage(range))
  }

  /**
   * All events after a position up to the current end of the log, over one subscription that stays open between pages, so that the next
   * events arrive while a page is processed.
   * @throws EventStoreDbTimeout, and errors of the server
   */
  async *readToHead({ after, types }: LogRange): AsyncGenerator<LogPage> {
    let page: LogPage = { events: [], position: after, caughtUp: false }
    let batches: AsyncGenerator<LogPage> | undefined
    try {
      while (!page.caughtUp) {
        page = await callServer(async (deadlineMs) => {
          batches ??= this.#batches({ after: page.position, types }, deadlineMs)
          const reading = batches
          // Until this page is complete: after a failure or an early end, reading restarts after the previous page.
          batches = undefined
          const { next, ended } = await gatherPage(reading, page.position)
          if (!ended) batches = reading
          return next
        }, this.#limits)
        yield page
      }
    } finally {
      await batches?.return(undefined)
    }
  }

  /** The position of the last event, whoever wrote it. */
  head(): Promise<Position> {
    return callServer((deadlineMs) => this.#readHead(deadlineMs), this.#limits)
  }

  /**
   * All events after a position as they are appended, until `signal` is aborted. Uses one subscription to all types: a filtered one reports
   * its progress rarely, and a subscription per subscriber would repeat the server's work and the parsing of every event.
   * @throws when the connection is lost, and LogLostEvents
   */
  async *follow(after: Position, continuity: EventStoreDbContinuity, signal: AbortSignal): AsyncGenerator<LogPage> {
    try {
      const { deadlineMs } = this.#limits
      const from = parseServerPosition(this.#storeId, after)
      // Both at once: with the head read after the check, an append in between would mark subscribers that have caught up as behind.
      const [goal] = await Promise.all([this.#readHead(deadlineMs), continuity.check(after, deadlineMs, signal)])
      yield { events: [], position: after, caughtUp: after >= goal }
      for await (const messages of subscribeToServer(this.#client, { from, types: null, deadlineMs, signal })) {
        const records = messages.filter(isRecord)
        const last = records.at(-1)?.event
        if (!last) continue
        const position = this.#position(last)
        continuity.recordFollowed(position, last.id)
        yield { events: this.#events(records), position, caughtUp: position >= goal }
      }
      continuity.interrupt(signal)
    } catch (error) {
      // Only after a lost connection can the server have another copy of the log.
      if (isTransient(error) && !(error instanceof LogLostEvents)) continuity.interrupt(signal)
      throw error
    }
  }

  async #readHead(deadlineMs: number): Promise<Position> {
    const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const
    const [last] = await collect(this.#client.readAll(options), deadlineMs)
    return this.#position(last?.event ?? { position: { commit: 0n, prepare: 0n } })
  }

  /** Reads the next `limit` events of all types and filters them here. */
  async #readEverything({ after, types, limit }: PageRange, deadlineMs: number): Promise<LogPage> {
    // A read begins with the event at the position itself, unlike a subscription.
    const options = { fromPosition: parseServerPosition(this.#storeId, after), maxCount: limit + 1 }
    const read = await collect(this.#client.readAll(options), deadlineMs)
    const behind = read.filter(({ event }) => event && this.#position(event) > after).slice(0, limit)
    const events: RecordedEvent[] = []
    let position = after
    for (const { event: record } of behind) {
      if (!record) continue
      position = this.#position(record)
      const event = recordedEvent(this.#storeId, record)
      if (event && (!types || types.includes(event.type))) events.push(event)
    }
    return { events, position, caughtUp: read.length <= limit }
  }

  /** Lets the server filter the events. Only subscriptions can, so this one is closed as soon as the page is full. */
  async #readOfTypes({ after, types, limit }: TypedPageRange, deadlineMs: number): Promise<LogPage> {
    const started = performance.now()
    const events: RecordedEvent[] = []
    let position = after
    for await (const batch of this.#batches({ after, types }, deadlineMs)) {
      const taken = batch.events.slice(0, limit - events.length)
      events.push(...taken)
      const last = taken.at(-1)
      if (last && taken.length < batch.events.length) return { events, position: last.position, caughtUp: false }
      position = batch.position
      if (batch.caughtUp || events.length === limit) return { events, position, caughtUp: batch.caughtUp }
      if (position > after && performance.now() - started > maxScanMs) break
    }
    return { events, position, caughtUp: false }
  }

  /**
   * The events after a position, in batches as they arrive. Ends with the batch that reaches the log's end as it was at the start or, where
   * the server does not report that it has caught up, possibly earlier.
   */
  async *#batches({ after, types }: LogRange, deadlineMs: number): AsyncGenerator<LogPage> {
    const from = parseServerPosition(this.#storeId, after)
    const goal = await this.#readHead(deadlineMs)
    if (goal <= after) {
      yield { events: [], position: after, caughtUp: true }
      return
    }
    const { signal } = this.#limits
    let position = after
    for await (const messages of subscribeToServer(this.#client, { from, types, deadlineMs, quietMs, signal })) {
      if (messages.length === 0) {
        // The part after the last checkpoint is shorter than the distance between two checkpoints.
        yield await this.#readEverything({ after: position, types, limit: longestRest }, deadlineMs)
        return
      }
      const records = messages.filter(isRecord)
      for (const message of messages) if (!isRecord(message)) position = later(position, this.#reachedBy(message, goal))
      const last = records.at(-1)?.event
      if (last) position = later(position, this.#position(last))
      yield { events: this.#events(records), position, caughtUp: position >= goal }
      if (position >= goal) return
    }
  }

  /**
   * How far a checkpoint or a 'caught up' message shows that the subscription has read. Checkpoints beyond the goal are ignored: servers
   * before 24.10.4 send wrong ones when they switch to live events. By then they have sent everything up to the goal.
   */
  #reachedBy(message: Checkpoint | typeof caughtUp, goal: Position): Position {
    return message === caughtUp ? goal : earlier(goal, this.#position(message))
  }

  #events(read: readonly ResolvedEvent[]): readonly RecordedEvent[] {
    return read.flatMap(({ event }) => (event && recordedEvent(this.#storeId, event)) ?? [])
  }

  #position({ position }: { readonly position: ServerPosition }): Position {
    return formatServerPosition(this.#storeId, position)
  }
}

function isRecord(message: SubscriptionMessage): message is AllStreamResolvedEvent {
  return message !== caughtUp && !(message instanceof Checkpoint)
}

/** A page of a long read: full, or what arrived within a time limit. */
async function gatherPage(batches: AsyncGenerator<LogPage>, after: Position): Promise<{ readonly next: LogPage; readonly ended: boolean }> {
  const started = performance.now()
  const events: RecordedEvent[] = []
  let position = after
  for (;;) {
    const { done, value } = await batches.next()
    if (done) return { next: { events, position, caughtUp: false }, ended: true }
    events.push(...value.events)
    position = value.position
    if (value.caughtUp || events.length >= pageSize || performance.now() - started > maxScanMs) {
      return { next: { events, position, caughtUp: value.caughtUp }, ended: false }
    }
  }
}

function earlier(a: Position, b: Position): Position {
  return a < b ? a : b
}
