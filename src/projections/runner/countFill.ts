import type { SerialConnection } from '../../platform/serialConnection.ts'
import { countChanges, countedRows } from './counting.ts'
import type { Counting } from './projection.ts'
import { deleteSql, upsertSql } from './tableSql.ts'
import type { TableStructure } from './tableStructure.ts'

/** Fills a counting table during a rebuild: the counts are kept in memory, since there are few groups. */
export class CountFill {
  readonly #connection: SerialConnection
  readonly #schema: string
  readonly #structure: TableStructure
  readonly #counting: Counting
  readonly #rows = new Map<string, object>()
  readonly #written = new Set<string>()

  constructor(connection: SerialConnection, schema: string, structure: TableStructure, counting: Counting) {
    this.#connection = connection
    this.#schema = schema
    this.#structure = structure
    this.#counting = counting
  }

  /** Counts what changed in the table that it counts. */
  count(before: { get(key: string): object | undefined }, after: ReadonlyMap<string, object | undefined>): void {
    for (const [key, row] of countedRows(countChanges(this.#counting, before, after), this.#rows)) {
      if (row) this.#rows.set(key, row)
      else this.#rows.delete(key)
    }
  }

  /** Writes the final counts. */
  async flush(): Promise<void> {
    const empty = [...this.#written].filter((key) => !this.#rows.has(key))
    await this.#connection.run(async (client) => {
      if (this.#rows.size > 0) await client.query(upsertSql(this.#schema, this.#structure, [...this.#rows.values()]))
      if (empty.length > 0) await client.query(deleteSql(this.#schema, this.#structure, empty))
    })
    for (const key of this.#rows.keys()) this.#written.add(key)
    for (const key of empty) this.#written.delete(key)
  }
}
