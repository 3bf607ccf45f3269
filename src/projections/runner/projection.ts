import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import type { RecordedEvent } from '../../eventstore/eventStore.ts'
import type { Columns, RowOf } from './columns.ts'

/** An event of a known type as it stands in the log. */
export type RecordedOf<Type extends AllianceEvent['type']> = Omit<RecordedEvent, 'type' | 'data'> &
  Extract<AllianceEvent, { readonly type: Type }>

/**
 * How one event type changes the rows of a table. Folding the same event twice must give the same row as once, and a row that is
 * returned must be a new object unless nothing changed: the very same object is not written again.
 */
export interface RowChange<Row, Type extends AllianceEvent['type']> {
  /** Key of the row concerned; several, or none, where that is so. */
  key(event: RecordedOf<Type>): string | readonly string[]
  /** True when no earlier event concerns the key, so that no row can stand there yet: none is looked for. */
  readonly begins?: true
  /** The row after the event; undefined for no row. */
  fold(row: Row | undefined, event: RecordedOf<Type>, key: string): Row | undefined
}

/**
 * One table of a projection: rows by a single text or uuid primary key, folded from events in the log's order. The SQL of the table, the
 * type of its rows and new rows follow from `columns`. Rows are plain JSON, so that a fold sees a row the same way whether it was just
 * made or read back.
 */
export interface ProjectedTable<Row extends object> {
  readonly columns: Columns
  /** Name of the primary key column. */
  readonly key: keyof Row & string
  /** Storage parameters of the table, as WITH takes them. */
  readonly storage?: string
  readonly on: { readonly [Type in AllianceEvent['type']]?: RowChange<Row, Type> }
  /** Of a table that counts the rows of another one and folds nothing itself (`countingTable`). */
  readonly counting?: Counting
}

/** How the rows of a table count those of another table of the projection. */
export interface Counting {
  /** Name of the table whose rows are counted. */
  readonly of: string
  /** What a row is counted under; undefined for a row that does not count. */
  readonly groupOf: (row: object) => object | undefined
}

/**
 * A read model: feeds one screen, can be thrown away and filled again. Its tables live in a schema of their own, named for name
 * and version.
 */
export interface Projection {
  /** camelCase, as its folder. */
  readonly name: string
  /** Raise it when tables or folding change: the new version fills beside the old one. */
  readonly version: number
  /** Everything that is faster after the fill: CREATE INDEX statements, without a schema (`search_path` is set). */
  readonly indexesSql: string
  readonly tables: Readonly<Record<string, ProjectedTable<object>>>
}

/** Declares a table of a projection; the type of its rows follows from its columns. */
export function projectedTable<const C extends Columns>(
  table: Omit<ProjectedTable<RowOf<C>>, 'columns'> & { readonly columns: C },
): ProjectedTable<object> {
  return table as unknown as ProjectedTable<object>
}

/** The Postgres schema of a projection's live tables, e.g. `request_inbox_v1`. */
export function schemaOf(projection: Pick<Projection, 'name' | 'version'>): string {
  return `${projection.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_v${projection.version}`
}

/** The event types a projection folds. */
export function eventTypesOf(projection: Projection): readonly string[] {
  return [...new Set(Object.values(projection.tables).flatMap((table) => Object.keys(table.on)))]
}
