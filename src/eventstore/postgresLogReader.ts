import pLimit from 'p-limit'
import type { StreamName } from '../domain/ids.ts'
import { Batcher } from '../platform/batcher.ts'
import type { EventMetadata, LogPage, LogRange, Position, RecordedEvent, StreamRange } from './eventStore.ts'
import { costsConnection, type RunLogQuery } from './logQuery.ts'
import { formatPostgresPosition, type PositionParts, parsePostgresPosition } from './postgresPosition.ts'

type EventRow = [xid: string, position: string, stream: string, revision: number, id: string, type: string, data: object, metadata: object]
type PageRange = LogRange & { readonly limit: number }
type PositionRow = [xid: string, position: string]
/** A stream from a revision on. */
type StreamEnd = { readonly stream: StreamName; readonly from: number }

const columns = 'xid, position, stream, revision, id, type, data, metadata'
const maxCatchUps = 4
const maxRevision = 2_147_483_647
/** Enough that a long stream does not block short ones; few, so that reads are batched under load. */
const streamReadsAtOnce = 2
const streamsTogether = 64

/** The maximum number of events scanned for one page, so that a rare type in a long log does not cause a long statement. */
const maxScanned = 20_000

/** Reads the settled part of the log: everything below the horizon, in the order of transaction and position. */
export class PostgresLogReader {
  readonly #run: RunLogQuery
  readonly #storeId: string
  readonly #catchUps = pLimit(maxCatchUps)
  readonly #wholeStreams: Batcher<StreamEnd, readonly RecordedEvent[]>

  constructor(run: RunLogQuery, storeId: string) {
    this.#run = run
    this.#storeId = storeId
    this.#wholeStreams = new Batcher({
      alone: (end) => this.#wholeStream(end),
      together: (ends) => this.#severalStreams(ends),
      mayBeOfOne: (error) => !costsConnection(error),
      keyOf: ({ stream }) => stream,
      atOnce: streamReadsAtOnce,
      most: streamsTogether,
    })
  }

  /** Reads of whole streams, as commands need them, are batched with others that arrive at the same time. */
  async readStream(stream: StreamName, { from, direction = 'forwards', limit }: StreamRange): Promise<readonly RecordedEvent[]> {
    if (direction === 'forwards' && limit === undefined) return this.#wholeStreams.run({ stream, from: from ?? 0 })
    const backwards = direction === 'backwards'
    const rows = await this.#run<EventRow>({
      name: backwards ? 'log-stream-backwards' : 'log-stream',
      text: backwards
        ? `SELECT ${columns} FROM log.events WHERE stream = $1 AND revision <= $2 ORDER BY revision DESC LIMIT $3`
        : `SELECT ${columns} FROM log.events WHERE stream = $1 AND revision >= $2 ORDER BY revision LIMIT $3`,
      values: [stream, from ?? (backwards ? maxRevision : 0), limit ?? null],
    })
    return rows.map((row) => this.#event(row))
  }

  async #wholeStream({ stream, from }: StreamEnd): Promise<readonly RecordedEvent[]> {
    const rows = await this.#run<EventRow>({
      name: 'log-stream-end',
      text: `SELECT ${columns} FROM log.events WHERE stream = $1 AND revision >= $2 ORDER BY revision`,
      values: [stream, from],
    })
    return rows.map((row) => this.#event(row))
  }

  async #severalStreams(ends: readonly StreamEnd[]): Promise<readonly (readonly RecordedEvent[])[]> {
    const rows = await this.#run<EventRow>({
      name: 'log-stream-ends',
      text: `SELECT ${columns} FROM unnest($1::text[], $2::integer[]) AS wanted (name, first)
             CROSS JOIN LATERAL (SELECT * FROM log.events WHERE stream = name AND revision >= first ORDER BY revision) AS ends`,
      values: [ends.map((end) => end.stream), ends.map((end) => end.from)],
    })
    const streams = new Map<string, RecordedEvent[]>(ends.map((end) => [end.stream, []]))
    for (const row of rows) streams.get(row[2])?.push(this.#event(row))
    return ends.map((end) => streams.get(end.stream) ?? [])
  }

  /** One page behind a position; at most `limit` events. */
  async readPage({ after, types, limit }: PageRange): Promise<LogPage> {
    const parts = parsePostgresPosition(this.#storeId, after)
    if (!types) {
      const events = await this.#events(parts, limit)
      return { events, position: events.at(-1)?.position ?? after, caughtUp: events.length < limit }
    }
    // A separate statement: only transactions that the horizon shows as finished are sure to be visible to the next one.
    const below = await this.#readableBelow()
    const events = await this.#eventsOfTypes(parts, below, limit, types)
    const last = events.at(-1)
    if (last && events.length === limit) return { events, position: last.position, caughtUp: false }
    const stretch = await this.#endOfStretch(parts, below)
    return stretch
      ? { events, position: formatPostgresPosition(this.#storeId, stretch), caughtUp: false }
      : { events, position: await this.#lastBelow(below, after), caughtUp: true }
  }

  /** A page for a subscriber that is behind; only a few run at a time, so that appends keep their connections. */
  readCatchUpPage(range: PageRange): Promise<LogPage> {
    return this.#catchUps(() => this.readPage(range))
  }

  async head(): Promise<Position> {
    return this.#lastBelow(await this.#readableBelow(), formatPostgresPosition(this.#storeId, { xid: '0', position: '0' }))
  }

  async #readableBelow(): Promise<string> {
    const [row] = await this.#run<[string]>({ name: 'log-horizon', text: 'SELECT log.readable_below()', values: [] })
    if (!row) throw new Error('the horizon was not answered')
    return row[0]
  }

  async #events(after: PositionParts, limit: number): Promise<readonly RecordedEvent[]> {
    const rows = await this.#run<EventRow>({
      name: 'log-page',
      text: `SELECT ${columns} FROM log.read_page($1, $2, $3)`,
      values: [after.xid, after.position, limit],
    })
    return rows.map((row) => this.#event(row))
  }

  async #eventsOfTypes(after: PositionParts, below: string, limit: number, types: readonly string[]): Promise<readonly RecordedEvent[]> {
    const rows = await this.#run<EventRow>({
      name: 'log-page-of-types',
      text: `SELECT ${columns} FROM (
               SELECT * FROM log.events WHERE (xid, position) > ($1, $2) AND xid < $3 ORDER BY xid, position LIMIT ${maxScanned}
             ) AS stretch WHERE type = ANY ($5) LIMIT $4`,
      values: [after.xid, after.position, below, limit, types],
    })
    return rows.map((row) => this.#event(row))
  }

  /** Where a page ends that has scanned the maximum number of events. */
  async #endOfStretch(after: PositionParts, horizon: string): Promise<PositionParts | undefined> {
    const [row] = await this.#run<PositionRow>({
      name: 'log-stretch',
      text: `SELECT xid, position FROM log.events WHERE (xid, position) > ($1, $2) AND xid < $3
             ORDER BY xid, position OFFSET ${maxScanned - 1} LIMIT 1`,
      values: [after.xid, after.position, horizon],
    })
    return row && { xid: row[0], position: row[1] }
  }

  async #lastBelow(horizon: string, otherwise: Position): Promise<Position> {
    const [row] = await this.#run<PositionRow>({
      name: 'log-last',
      text: 'SELECT xid, position FROM log.events WHERE xid < $1 ORDER BY xid DESC, position DESC LIMIT 1',
      values: [horizon],
    })
    if (!row) return otherwise
    const last = formatPostgresPosition(this.#storeId, { xid: row[0], position: row[1] })
    return last > otherwise ? last : otherwise
  }

  #event([xid, position, stream, revision, id, type, data, metadata]: EventRow): RecordedEvent {
    return {
      stream: stream as StreamName,
      revision,
      position: formatPostgresPosition(this.#storeId, { xid, position }),
      id,
      type,
      data: data as Record<string, unknown>,
      metadata: metadata as EventMetadata,
    }
  }
}
