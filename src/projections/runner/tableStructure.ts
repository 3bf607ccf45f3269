import { createHash } from 'node:crypto'
import { type CustomTypesConfig, escapeIdentifier, type Pool, type PoolClient, type QueryConfig, types } from 'pg'
import type { Projection } from './projection.ts'

export interface TableColumn {
  readonly name: string
  /** As Postgres writes it, e.g. `timestamp with time zone`. */
  readonly type: string
  readonly kind: 'json' | 'array' | 'scalar'
}

/** A projected table as it stands in the database; generated columns are left out, for nobody writes them. */
export interface TableStructure {
  readonly name: string
  readonly key: TableColumn
  readonly columns: readonly TableColumn[]
}

type Queryable = Pick<Pool | PoolClient, 'query'>

/** By the name in the same snapshot as the rest: a swap may be renaming schemas right now, and `regnamespace` looks past snapshots. */
const columnsSql = `
  SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
    CASE WHEN a.atttypid IN ('json'::regtype, 'jsonb'::regtype) THEN 'json' WHEN t.typcategory = 'A' THEN 'array' ELSE 'scalar' END AS kind
  FROM pg_namespace n JOIN pg_class c ON c.relnamespace = n.oid JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
  WHERE n.nspname = $1 AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  ORDER BY c.relname, a.attnum`

/**
 * The tables of a projection as they stand in `schema`.
 * @throws Error when a table, or its key column, is missing
 */
export async function readTableStructures(
  database: Queryable,
  schema: string,
  projection: Projection,
): Promise<ReadonlyMap<string, TableStructure>> {
  const { rows } = await database.query<TableColumn & { table: string }>(columnsSql, [schema])
  const structures = new Map<string, TableStructure>()
  for (const [name, table] of Object.entries(projection.tables)) {
    const columns = rows.filter((row) => row.table === name).map(({ name: column, type, kind }) => ({ name: column, type, kind }))
    const key = columns.find((column) => column.name === table.key)
    if (!key) throw new Error(`projection ${projection.name}: table ${schema}.${name} has no column ${table.key}`)
    structures.set(name, { name, key, columns })
  }
  return structures
}

/** A statement that each connection parses once; for texts of which there are few. */
export function prepared(text: string, values: unknown[]): QueryConfig {
  return { name: createHash('sha1').update(text).digest('base64url'), text, values }
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return escapeIdentifier(name)
}

const { INT8, NUMERIC, DATE, TIMESTAMPTZ, TIMESTAMP } = types.builtins
const numbers = new Set<number>([INT8, NUMERIC])
const days = new Set<number>([DATE])
const times = new Set<number>([TIMESTAMPTZ, TIMESTAMP])

/** Reads values as rows carry them (`ProjectedTable`), where `pg` would give a Date or a text. */
export const rowTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const usual: (value: string) => unknown = format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text')
    if (numbers.has(oid)) return Number
    if (days.has(oid)) return String
    if (times.has(oid)) {
      return (value: string) => {
        const time = usual(value)
        return time instanceof Date ? time.toISOString() : time
      }
    }
    return usual
  },
}

/**
 * The rows of a table that stand under the given keys, by key. Planned anew every time: a plan kept from when the table was small
 * would read all of it.
 */
export async function readRows(
  database: Queryable,
  schema: string,
  { name, key, columns }: TableStructure,
  keys: readonly string[],
): Promise<Map<string, object>> {
  const text = `SELECT ${columns.map((column) => quoted(column.name)).join(', ')} FROM ${quoted(schema)}.${quoted(name)}
    WHERE ${quoted(key.name)} = ANY($1::text[]::${key.type}[])`
  const { rows } = await database.query<Record<string, unknown>>({ text, values: [keys], types: rowTypes })
  return new Map(rows.map((row) => [String(row[key.name]), row]))
}
