import type { StreamName } from '../domain/ids.ts'

/** A position in the log: opaque, of fixed width, comparable as a string within one store, and prefixed with the store's id. */
export type Position = string & { readonly __position: never }

/** The stream must not exist yet, or its last event must have exactly this revision (counted from 0). */
export type ExpectedRevision = 'none' | number

/** Who did what, why and when; on every event. */
export interface EventMetadata {
  readonly commandId: string
  /** HMAC of the body that came with the command's idempotency key; null without one. */
  readonly bodyHash: string | null
  readonly correlationId: string
  readonly causationId: string
  /** `couple:{id}`, `provider:{id}`, `admin:{id}`, `process:{name}`, `system:{name}` or `visitor`. */
  readonly actor: string
  readonly impersonator?: string
  /** ISO 8601, UTC. */
  readonly time: string
  /** Version of the event's schema. */
  readonly version: number
}

export interface NewEvent {
  /** UUID; the same id is the same event. */
  readonly id: string
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly metadata: EventMetadata
}

export interface RecordedEvent extends NewEvent {
  readonly stream: StreamName
  readonly revision: number
  readonly position: Position
}

export interface AppendResult {
  /** Revision of the last event written. */
  readonly revision: number
  readonly position: Position
}

/** A section of the log. `position` is how far it was read, including events that the filter left out. */
export interface LogPage {
  readonly events: readonly RecordedEvent[]
  readonly position: Position
  /** True when nothing more could be read at that time. */
  readonly caughtUp: boolean
}

export interface StreamRange {
  /** First revision to read forwards, or the highest to read backwards. */
  readonly from?: number
  readonly direction?: 'forwards' | 'backwards'
  readonly limit?: number
}

export interface LogRange {
  /** Read the events after this position. */
  readonly after: Position
  /** Only these event types; null for all. */
  readonly types: readonly string[] | null
}

export interface SubscriptionRange extends LogRange {
  readonly signal: AbortSignal
  /** For a subscriber that ignores pages without events: such pages are then sent rarely, and not at the end of the log. */
  readonly onlyEvents?: boolean
}

/** The log. Two adapters, one contract (`eventStore.contract.test.ts`). Every append names an expected revision. */
export interface EventStore {
  /** Names the store inside every position. */
  readonly id: string
  /** The position before the first event. */
  readonly start: Position
  /**
   * Appends the events (at least one) if the stream is at `expected`: all or none, durable when it resolves.
   * @throws RevisionConflict when the stream is at another revision
   */
  append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>
  /** The stream's events; empty when it does not exist. */
  readStream(stream: StreamName, range?: StreamRange): Promise<readonly RecordedEvent[]>
  /** One page of all streams, in the log's order, at most `limit` events. */
  readAll(range: LogRange & { readonly limit: number }): Promise<LogPage>
  /**
   * All events after a position up to the current end of the log, for long reads such as a rebuild: about 1,000 events a page; the last
   * page is marked as caught up.
   */
  readToHead(range: LogRange): AsyncIterable<LogPage>
  /**
   * Pages from a position on until `signal` is aborted; reconnects by itself. A page without events means that the position moved past
   * filtered events, or that the subscriber has caught up.
   */
  subscribe(range: SubscriptionRange): AsyncIterable<LogPage>
  /** The last position that can be read now. */
  head(): Promise<Position>
  close(): Promise<void>
}

/** The stream is not at the expected revision: another writer was first. */
export class RevisionConflict extends Error {
  readonly stream: StreamName
  readonly expected: ExpectedRevision
  constructor(stream: StreamName, expected: ExpectedRevision) {
    super(`${stream} is not at revision ${expected}`)
    this.name = 'RevisionConflict'
    this.stream = stream
    this.expected = expected
  }
}

/** Composes a position; `digits` must have the same width for every event of the store. */
export function position(storeId: string, digits: string): Position {
  return `${storeId}:${digits}` as Position
}

/** The later of two positions of one store. */
export function later(a: Position, b: Position): Position {
  return a > b ? a : b
}
