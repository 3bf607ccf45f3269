import type { ProjectedTable } from './projection.ts'
import { quoted } from './tableStructure.ts'

/** The statements that create a projection's table, without indexes, in the schema of `search_path`. */
export function createTableSql(name: string, { columns, key, storage }: ProjectedTable<object>): string {
  const table = quoted(name)
  const definitions = Object.entries(columns).map(([column, { sqlType, nullable }]) =>
    [quoted(column), sqlType, ...(column === key ? ['PRIMARY KEY'] : nullable ? [] : ['NOT NULL'])].join(' '),
  )
  // A separate statement, since Postgres 15 does not accept it in CREATE TABLE.
  const kept = Object.entries(columns)
    .filter(([, { mayMoveOut }]) => !mayMoveOut)
    .map(([column]) => `ALTER TABLE ${table} ALTER COLUMN ${quoted(column)} SET STORAGE MAIN`)
  const options = storage === undefined ? '' : ` WITH (${storage})`
  return [`CREATE TABLE ${table} (${definitions.join(', ')})${options}`, ...kept].join(';\n')
}
