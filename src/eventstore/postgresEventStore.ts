import { readFile } from 'node:fs/promises'
import { DatabaseError, type Pool } from 'pg'
import type { StreamName } from '../domain/ids.ts'
import { measureEventLoopLoad } from '../platform/eventLoopLoad.ts'
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
import { followAppends } from './followAppends.ts'
import { followLog } from './followLog.ts'
import { HeldConnection } from './heldConnection.ts'
import { LogChanges } from './logChanges.ts'
import { onPool } from './logQuery.ts'
import { PostgresAppends } from './postgresAppends.ts'
import { PostgresLogReader } from './postgresLogReader.ts'
import { formatPostgresPosition } from './postgresPosition.ts'

export interface PostgresEventStoreOptions {
  /**
   * Connections to the log's database, with `statement_timeout` and `idle_in_transaction_session_timeout`. The store keeps one for wake-ups
   * and one for the tail; subscribers that are behind share up to four more.
   */
  readonly pool: Pool
  /** Closes the store when aborted. */
  readonly signal?: AbortSignal
  /** Called with database errors after which subscriptions continue by retrying. */
  readonly onError?: (error: Error) => void
  /** How busy this process is, 0 to 1; measured when left out. */
  readonly eventLoopLoad?: () => number
}

const versionConflict = 'AL001'
const pageSize = 1_000

/**
 * Opens the log in a Postgres database, making its tables when they are absent.
 * @throws when the database was restored logically, so that its transaction ids run behind those in the log
 */
export async function createPostgresEventStore(options: PostgresEventStoreOptions): Promise<EventStore> {
  const store = new PostgresEventStore(options, await install(options.pool))
  options.signal?.addEventListener('abort', () => void store.close(), { once: true })
  return store
}

class PostgresEventStore implements EventStore {
  readonly id: string
  readonly start: Position
  readonly #appends: PostgresAppends
  readonly #reader: PostgresLogReader
  readonly #changes: LogChanges
  readonly #tailConnection: HeldConnection
  readonly #tail: CaughtUpTail
  readonly #closed = new AbortController()
  readonly #onError: (error: Error) => void

  constructor({ pool, onError, eventLoopLoad = measureEventLoopLoad() }: PostgresEventStoreOptions, id: string) {
    this.id = id
    this.start = formatPostgresPosition(id, { xid: '0', position: '0' })
    const run = onPool(pool)
    this.#appends = new PostgresAppends(run)
    this.#onError = onError ?? (() => {})
    this.#reader = new PostgresLogReader(run, id)
    const { signal } = this.#closed
    this.#changes = new LogChanges(pool, signal, this.#onError)
    this.#tailConnection = new HeldConnection(pool)
    const tailReader = new PostgresLogReader((query) => this.#tailConnection.query(query), id)
    const appends = { reader: tailReader, changes: this.#changes, eventLoopLoad }
    this.#tail = new CaughtUpTail({ follow: (after, running) => followAppends(appends, after, running), signal, onError: this.#onError })
  }

  async append(stream: StreamName, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    const after = expected === 'none' ? -1 : expected
    try {
      const parts = await this.#appends.append({ stream, after, events })
      this.#changes.announce()
      return { revision: after + events.length, position: formatPostgresPosition(this.id, parts) }
    } catch (error) {
      if (error instanceof DatabaseError && error.code === versionConflict) throw new RevisionConflict(stream, expected)
      throw error
    }
  }

  readStream(stream: StreamName, range: StreamRange = {}): Promise<readonly RecordedEvent[]> {
    return this.#reader.readStream(stream, range)
  }

  readAll(range: LogRange & { readonly limit: number }): Promise<LogPage> {
    return this.#reader.readPage(range)
  }

  async *readToHead({ after, types }: LogRange): AsyncGenerator<LogPage> {
    for (let position = after; ; ) {
      const page = await this.#reader.readPage({ after: position, types, limit: pageSize })
      yield page
      if (page.caughtUp) return
      position = page.position
    }
  }

  subscribe(range: SubscriptionRange): AsyncIterable<LogPage> {
    const signal = AbortSignal.any([range.signal, this.#closed.signal])
    return followLog({ ...range, signal }, { reader: this.#reader, tail: this.#tail, onError: this.#onError })
  }

  head(): Promise<Position> {
    return this.#reader.head()
  }

  async close(): Promise<void> {
    this.#closed.abort()
    await this.#tail.ended()
    await Promise.all([this.#changes.close(), this.#tailConnection.close()])
  }
}

async function install(pool: Pool): Promise<string> {
  const sql = await readFile(new URL('./postgresEventStore.sql', import.meta.url), 'utf8')
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(1097624683, 0)')
    await client.query(sql)
    await client.query('COMMIT')
    const isolation = await client.query<{ level: string }>(`SELECT current_setting('default_transaction_isolation') AS level`)
    if (isolation.rows[0]?.level !== 'read committed') throw new Error('the log needs default_transaction_isolation = read committed')
    const { rows } = await client.query<{ id: string; ahead: boolean }>(`
      SELECT id, coalesce((SELECT max(xid) FROM log.events) >= pg_snapshot_xmax(pg_current_snapshot()), false) AS ahead FROM log.store`)
    const store = rows[0]
    if (!store) throw new Error('the log has no id')
    if (store.ahead) throw new Error('the log was restored into a cluster whose transaction ids run behind it: restore it through the port')
    return store.id
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
