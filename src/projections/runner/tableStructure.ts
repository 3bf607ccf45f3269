import { createHash } from 'node:crypto'
import { type CustomTypesConfig, escapeIdentifier, type Pool, type PoolClient, types } from 'pg'
import type { ProjectedTable, Projection } from './projection.ts'

export interface TableColumn {
  readonly name: string
  readonly type: string
  readonly kind: 'json' | 'array' | 'scalar'
}

export interface TableStructure {
  readonly name: string
  readonly key: TableColumn
  readonly columns: readonly TableColumn[]
}

type Queryable = Pick<Pool | PoolClient, 'query'>

/** The table of a projection as it is written and read. */
export function structureOf(name: string, { key, columns }: ProjectedTable<object>): TableStructure {
  const described = Object.entries(columns).map(([column, { sqlType }]) => columnOf(column, sqlType))
  return { name, key: columnOf(key, columns[key]?.sqlType ?? 'text'), columns: described }
}

/** Every table of a projection, by name. */
export function structuresOf({ tables }: Projection): ReadonlyMap<string, TableStructure> {
  return new Map(Object.entries(tables).map(([name, table]) => [name, structureOf(name, table)]))
}

function columnOf(name: string, type: string): TableColumn {
  return { name, type, kind: type === 'jsonb' ? 'json' : type.endsWith('[]') ? 'array' : 'scalar' }
}

export interface PreparedStatement {
  readonly name: string
  readonly text: string
}

/** A statement that each connection parses once; only for a small number of texts. */
export function prepared(text: string): PreparedStatement {
  return { name: createHash('sha1').update(text).digest('base64url'), text }
}

/** Quotes a name for SQL. */
export function quoted(name: string): string {
  return escapeIdentifier(name)
}

const { INT8, NUMERIC, DATE, TIMESTAMPTZ, TIMESTAMP } = types.builtins
const numbers = new Set<number>([INT8, NUMERIC])
const days = new Set<number>([DATE])
const times = new Set<number>([TIMESTAMPTZ, TIMESTAMP])

/** Parses values into the form of rows (`ProjectedTable`), where `pg` would return a Date or a text. */
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
 * The rows of a table with the given keys, by key. Planned again every time: a plan cached while the table was small would scan all of it.
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
