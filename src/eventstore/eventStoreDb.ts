import { NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client'
import type { StreamName } from '../domain/ids.ts'
import { CaughtUpTail } from './caughtUpTail.ts'
import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type LogPage,
  type LogRange,
  type NewEvent,
  type Position,
  type RecordedEvent,
  RevisionConflict,
  type StreamRange,
  type SubscriptionRange,
} from './eventStore.ts'
import { type CallLimits, callServer, limitsInAll, withinDeadline } from './eventStoreDbCalls.ts'
import { connect, type EventStoreDbConnection } from './eventStoreDbConnection.ts'
import { EventStoreDbContinuity, LogLostEvents } from './eventStoreDbContinuity.ts'
import { storeIdOf } from './eventStoreDbIdentity.ts'
import { formatServerPosition } from './eventStoreDbPosition.ts'
import { EventStoreDbReader } from './eventStoreDbReader.ts'
import { proposedEvent } from './eventStoreDbRecord.ts'
import { followLog } from './followLog.ts'

/** How long opening the log may take, over all calls. */
const longestOpeningMs = 10_000

export interface EventStoreDbOptions {
  /**
   * `esdb://user:password@host:2113?tls=true`; a cluster by its nodes, `esdb://…@a:2113,b:2113,c:2113`, or by a DNS name,
   * `esdb+discover://…@cluster:2113`. The server is 22.6 or later.
   */
  readonly connectionString: string
  /** How long a call may take, including the time in which the server is unreachable. */
  readonly deadlineMs?: number
  /** For how long a missing event is looked for again before it counts as lost. */
  readonly lossPatienceMs?: number
  /** Closes the store when aborted. */
  readonly signal?: AbortSignal
  /** Called with errors such as lost connections, after which subscriptions continue by retrying. */
  readonly onError?: (error: Error) => void
}

/**
 * Opens the log on EventStoreDB.
 * @throws when the server cannot be reached within 10 s, shows a certificate that is not trusted, refuses the account, or is too old
 */
export async function createEventStoreDb(options: EventStoreDbOptions): Promise<EventStore> {
  const { connectionString, deadlineMs = 15_000, lossPatienceMs = 2_000, onError = () => {} } = options
  const connection = connect(connectionString)
  const closing = new AbortController()
  const limits = { deadlineMs, signal: closing.signal }
  const opening = limitsInAll({ ...limits, deadlineMs: Math.min(deadlineMs, longestOpeningMs) })
  try {
    const id = await storeIdOf(connection.client, opening)
    // An account that can use streams may still lack the right to read all of them.
    await new EventStoreDbReader(connection.client, id, opening).head()
    const store = new EventStoreDb(connection, id, { limits, lossPatienceMs, closing, onError })
    options.signal?.addEventListener('abort', () => void store.close(), { once: true })
    return store
  } catch (error) {
    await connection.close()
    throw error
  }
}

interface Shared {
  readonly limits: CallLimits
  readonly lossPatienceMs: number
  readonly closing: AbortController
  readonly onError: (error: Error) => void
}

class EventStoreDb implements EventStore {
  readonly id: string
  readonly start: Position
  readonly #connection: EventStoreDbConnection
  readonly #limits: CallLimits
  readonly #closing: AbortController
  readonly #reader: EventStoreDbReader
  readonly #continuity: EventStoreDbContinuity
  readonly #tail: CaughtUpTail
  readonly #onError: (error: Error) => void

  constructor(connection: EventStoreDbConnection, id: string, { limits, lossPatienceMs, closing, onError }: Shared) {
    this.id = id
    this.start = formatServerPosition(id, { commit: 0n, prepare: 0n })
    this.#connection = connection
    this.#limits = limits
    this.#closing = closing
    this.#onError = onError
    this.#reader = new EventStoreDbReader(connection.client, id, limits)
    this.#continuity = new EventStoreDbContinuity({ client: connection.client, storeId: id, patienceMs: lossPatienceMs })
    this.#tail = new CaughtUpTail({
      follow: (after, signal) => this.#reader.follow(after, this.#continuity, signal),
      onError,
      signal: closing.signal,
    })
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    if (events.length === 0) throw new Error(`nothing to append to ${stream}`)
    const { client } = this.#connection
    const expectedRevision = expected === 'none' ? NO_STREAM : BigInt(expected)
    const proposed = events.map(proposedEvent)
    try {
      const appended = await callServer(async (deadlineMs) => {
        const limits = limitsInAll({ ...this.#limits, deadlineMs })
        const loss = await this.#continuity.knownLoss(limits.deadlineMs)
        if (loss) return loss
        const deadline = limits.deadlineMs
        return await withinDeadline(client.appendToStream(stream, proposed, { expectedRevision, deadline }), deadline)
      }, this.#limits)
      // Not thrown inside: as a transient error it would be retried.
      if (appended instanceof LogLostEvents) throw appended
      const { success, nextExpectedRevision, position } = appended
      // The connection string can configure the client to return a conflict instead of throwing it.
      if (!success) throw new RevisionConflict(stream, expected)
      const revision = Number(nextExpectedRevision)
      return { revision, position: position ? formatServerPosition(this.id, position) : await this.#positionOf(stream, revision) }
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) throw new RevisionConflict(stream, expected)
      throw error
    }
  }

  readStream(stream: StreamName, range: StreamRange = {}): Promise<readonly RecordedEvent[]> {
    return this.#reader.readStream(stream, range)
  }

  async readAll(range: LogRange & { readonly limit: number }): Promise<LogPage> {
    return await this.#reader.readPage(range)
  }

  readToHead(range: LogRange): AsyncIterable<LogPage> {
    return this.#reader.readToHead(range)
  }

  subscribe(range: SubscriptionRange): AsyncIterable<LogPage> {
    const signal = AbortSignal.any([range.signal, this.#closing.signal])
    return followLog({ ...range, signal }, { reader: this.#reader, tail: this.#tail, onError: this.#onError })
  }

  head(): Promise<Position> {
    return this.#reader.head()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#tail.ended()
    await this.#connection.close()
  }

  /** Looks up an event's position, for a server that does not return it when it recognises a repeated append. */
  async #positionOf(stream: StreamName, revision: number): Promise<Position> {
    const [written] = await this.#reader.readStream(stream, { from: revision, limit: 1 })
    if (!written) throw new Error(`${stream} has no event at revision ${revision}`)
    return written.position
  }
}
