import { once } from 'node:events'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { RecordedEvent } from '../../eventstore/eventStore.ts'
import type { SerialConnection } from '../../platform/serialConnection.ts'
import type { CountFill } from './countFill.ts'
import { foldPage, keysTouched } from './foldPage.ts'
import type { ProjectedTable } from './projection.ts'
import { copyText } from './rowText.ts'
import { deleteSql, upsertSql } from './tableSql.ts'
import { quoted, readRows, type TableStructure } from './tableStructure.ts'
import { WrittenKeys } from './writtenKeys.ts'

/** Most events concern a recently touched row; this many rows take some ten megabytes. */
const defaultKeptRows = 20_000
const longestWriteMs = 50
const fewestRows = 100
const mostRows = 2_000

interface KeptRow {
  /** Undefined when a row in the table is to be deleted. */
  readonly row: object | undefined
  readonly stored: boolean
}

/**
 * Fills one table during a rebuild: rows are folded in memory and written when they have not changed for a while, new ones by COPY, each
 * write in about 50 ms. All writes use one connection, in order.
 */
export class TableFill {
  readonly #connection: SerialConnection
  readonly #schema: string
  readonly #table: ProjectedTable<object>
  readonly #structure: TableStructure
  readonly #keptRows: number
  readonly #counts: readonly Pick<CountFill, 'count'>[]
  /** Ordered by the last change. */
  readonly #kept = new Map<string, KeptRow>()
  readonly #written = new WrittenKeys()
  #writing: Promise<void> = Promise.resolve()
  #batch = 1_000

  constructor(
    connection: SerialConnection,
    schema: string,
    table: ProjectedTable<object>,
    structure: TableStructure,
    keptRows = defaultKeptRows,
    counts: readonly Pick<CountFill, 'count'>[] = [],
  ) {
    this.#connection = connection
    this.#schema = schema
    this.#table = table
    this.#structure = structure
    this.#keptRows = keptRows
    this.#counts = counts
  }

  /**
   * Folds events in.
   * @throws EventFailed, and what Postgres says of this or an earlier write
   */
  async fold(events: readonly RecordedEvent[]): Promise<void> {
    const away = [...keysTouched(this.#table, events)].filter((key) => !this.#kept.has(key) && this.#written.mayHave(key))
    const read = away.length > 0 ? await this.#connection.run((client) => readRows(client, this.#schema, this.#structure, away)) : undefined
    const rows = { get: (key: string) => (this.#kept.has(key) ? this.#kept.get(key)?.row : read?.get(key)) }
    const folded = foldPage(this.#table, events, rows)
    for (const counts of this.#counts) counts.count(rows, folded)
    for (const [key, row] of folded) {
      const stored = this.#kept.get(key)?.stored ?? read?.has(key) ?? false
      this.#kept.delete(key)
      if (row || stored) this.#kept.set(key, { row, stored })
    }
    while (this.#kept.size > this.#keptRows) await this.#writeOldest()
  }

  /** Writes all rows in memory. */
  async flush(): Promise<void> {
    while (this.#kept.size > 0) await this.#writeOldest()
    await this.#writing
  }

  /** Starts writing the rows that have been unchanged the longest, once the previous write has ended. */
  async #writeOldest(): Promise<void> {
    await this.#writing
    const fresh: object[] = []
    const changed: object[] = []
    const gone: string[] = []
    let taken = 0
    for (const [key, { row, stored }] of this.#kept) {
      if (taken++ === this.#batch) break
      this.#kept.delete(key)
      this.#written.add(key)
      if (!row) gone.push(key)
      else if (stored) changed.push(row)
      else fresh.push(row)
    }
    this.#writing = this.#connection.run((client) => this.#write(client, fresh, changed, gone))
    // The caller that awaits it gets the error; until then the rejection must not be unhandled.
    this.#writing.catch(() => {})
  }

  async #write(client: PoolClient, fresh: readonly object[], changed: readonly object[], gone: readonly string[]): Promise<void> {
    const started = performance.now()
    if (fresh.length > 0) await this.#copy(client, fresh)
    if (changed.length > 0) await client.query(upsertSql(this.#schema, this.#structure, changed))
    if (gone.length > 0) await client.query(deleteSql(this.#schema, this.#structure, gone))
    const took = performance.now() - started
    if (took > longestWriteMs) this.#batch = Math.max(fewestRows, Math.floor(this.#batch * 0.7))
    else if (took < longestWriteMs / 2) this.#batch = Math.min(mostRows, Math.ceil(this.#batch * 1.3))
  }

  async #copy(client: PoolClient, rows: readonly object[]): Promise<void> {
    const { name, columns } = this.#structure
    const names = columns.map((column) => quoted(column.name)).join(', ')
    const stream = client.query(copyFrom(`COPY ${quoted(this.#schema)}.${quoted(name)} (${names}) FROM STDIN`))
    stream.end(copyText(columns, rows))
    await once(stream, 'finish')
  }
}
