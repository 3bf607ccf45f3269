import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import type { RecordedEvent } from '../../eventstore/eventStore.ts'
import type { Columns, RowOf } from './columns.ts'

/** An event of a known type from the log. */
export type RecordedOf<Type extends AllianceEvent['type']> = Omit<RecordedEvent, 'type' | 'data'> &
  Extract<AllianceEvent, { readonly type: Type }>

/**
 * How one event type changes the rows of a table. Folding an event twice must give the same row as folding it once. A changed row must be a
 * new object: returning the same object means that nothing is written.
 */
export interface RowChange<Row, Type extends AllianceEvent['type']> {
  /** The key of the affected row; an array for several or none. */
  key(event: RecordedOf<Type>): string | readonly string[]
  /** True when no earlier event touches the key, so the row cannot exist yet and is not looked up. */
  readonly begins?: true
  /** The row after the event; undefined for no row. */
  fold(row: Row | undefined, event: RecordedOf<Type>, key: string): Row | undefined
}

/**
 * One table of a projection: rows with a single text or uuid primary key, folded from events in log order. The SQL and the types of rows
 * and new rows are derived from `columns`. Rows are plain JSON, so that a fold gets the same row whether it was just created or read back.
 */
export interface ProjectedTable<Row extends object> {
  readonly columns: Columns
  /** Name of the primary key column. */
  readonly key: keyof Row & string
  /** Storage parameters of the table, as WITH takes them. */
  readonly storage?: string
  readonly on: { readonly [Type in AllianceEvent['type']]?: RowChange<Row, Type> }
  /** For a table that counts the rows of another one and folds nothing itself (`countingTable`). */
  readonly counting?: Counting
}

/** How a table counts the rows of another table of the projection. */
export interface Counting {
  /** Name of the table whose rows are counted. */
  readonly of: string
  /** The group of a row; undefined for a row that does not count. */
  readonly groupOf: (row: object) => object | undefined
}

/** A read model: serves one screen, and can be dropped and rebuilt. Its tables are in their own schema, named after name and version. */
export interface Projection {
  /** camelCase, the same as its folder. */
  readonly name: string
  /** Increase it when tables or folding change: the new version is filled beside the old one. */
  readonly version: number
  /** Statements that run faster after the fill: CREATE INDEX, without a schema (`search_path` is set). */
  readonly indexesSql: string
  readonly tables: Readonly<Record<string, ProjectedTable<object>>>
}

/** Declares a table of a projection; the type of its rows is derived from its columns. */
export function projectedTable<const C extends Columns>(
  table: Omit<ProjectedTable<RowOf<C>>, 'columns'> & { readonly columns: C },
): ProjectedTable<object> {
  return table as unknown as ProjectedTable<object>
}

/** The Postgres schema of a projection's live tables, e.g. `request_inbox_v1`. */
export function schemaOf(projection: Pick<Projection, 'name' | 'version'>): string {
  return `${projection.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_v${projection.version}`
}

/** The event types that a projection folds. */
export function eventTypesOf(projection: Projection): readonly string[] {
  return [...new Set(Object.values(projection.tables).flatMap((table) => Object.keys(table.on)))]
}
