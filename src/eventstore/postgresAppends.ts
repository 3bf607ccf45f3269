import type { StreamName } from '../domain/ids.ts'
import { Batcher } from '../platform/batcher.ts'
import type { NewEvent } from './eventStore.ts'
import { costsConnection, type LogQuery, type RunLogQuery } from './logQuery.ts'
import type { PositionParts } from './postgresPosition.ts'

interface Append {
  readonly stream: StreamName
  /** Revision that the events follow; -1 for a stream that must not exist. */
  readonly after: number
  readonly events: readonly NewEvent[]
}

const appendOne = { name: 'log-append', text: 'SELECT xid, last_position FROM log.append_one($1, $2, $3, $4, $5, $6)' }
const appendMany = { name: 'log-append-many', text: 'SELECT xid, last_position FROM log.append_many($1, $2, $3, $4, $5, $6)' }
const appendEach = {
  name: 'log-append-each',
  text: 'SELECT written_stream, written_xid, written_position FROM log.append_each($1, $2, $3, $4, $5, $6)',
}

/** Enough that an append waiting for another process does not block others; few, so that appends are batched under load. */
const atOnce = 2
const most = 64

/**
 * Appends to the log. Single-event appends, which are nearly all, are batched while others are running: one round trip, one transaction and
 * one wait for the disk then serve several streams, each at its own revision.
 */
export class PostgresAppends {
  readonly #run: RunLogQuery
  readonly #batcher: Batcher<Append, PositionParts>

  constructor(run: RunLogQuery) {
    this.#run = run
    this.#batcher = new Batcher({
      alone: (append) => this.#alone(append),
      together: (appends) => this.#together(appends),
      // After a lost connection the outcome of the batch is unknown; every other error means that nothing was written.
      mayBeOfOne: (error) => !costsConnection(error),
      keyOf: ({ stream }) => stream,
      atOnce,
      most,
    })
  }

  /** @throws DatabaseError of SQLSTATE AL001 when the stream is at another revision */
  append(append: Append): Promise<PositionParts> {
    return append.events.length === 1 ? this.#batcher.run(append) : this.#alone(append)
  }

  async #alone(append: Append): Promise<PositionParts> {
    const [row] = await this.#run<[string, string]>(queryOf(append))
    if (!row) throw new Error(`the append to ${append.stream} was not answered`)
    return { xid: row[0], position: row[1] }
  }

  /**
   * An append that failed in a batch is repeated alone to find the cause: a wrong revision, or an event id that exists in another stream.
   */
  async #together(appends: readonly Append[]): Promise<readonly (PositionParts | undefined)[]> {
    const rows = await this.#run<[stream: string, xid: string, position: string]>(queryOfEach(appends))
    const written = new Map(rows.map(([stream, xid, position]) => [stream, { xid, position }]))
    return appends.map(({ stream }) => written.get(stream))
  }
}

function queryOf({ stream, after, events }: Append): LogQuery {
  const [only, ...others] = events.map(columnsOf)
  if (!only) throw new Error(`nothing to append to ${stream}`)
  if (others.length === 0) return { ...appendOne, values: [stream, after, ...only] }
  return { ...appendMany, values: [stream, after, ...transposed([only, ...others])] }
}

function queryOfEach(appends: readonly Append[]): LogQuery {
  const rows = appends.flatMap(({ stream, after, events }) => events.map((event) => [stream, after, ...columnsOf(event)]))
  return { ...appendEach, values: transposed(rows) }
}

function columnsOf({ id, type, data, metadata }: NewEvent): readonly string[] {
  return [id, type, JSON.stringify(data), JSON.stringify(metadata)]
}

function transposed(rows: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]))
}
