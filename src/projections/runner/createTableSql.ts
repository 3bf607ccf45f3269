import type { ProjectedTable } from './projection.ts'
import { quoted } from './tableStructure.ts'

/** The statements that make a projection's table without its indexes, in the schema that `search_path` names. */
export function createTableSql(name: string, { columns, key, storage }: ProjectedTable<object>): string {
  const table = quoted(name)
  const definitions = Object.entries(columns).map(([column, { sqlType, nullable }]) =>
    [quoted(column), sqlType, ...(column === key ? ['PRIMARY KEY'] : nullable ? [] : ['NOT NULL'])].join(' '),
  )
  // As a statement of its own: Postgres 15 does not take it as part of CREATE TABLE.
  const kept = Object.entries(columns)
    .filter(([, { mayMoveOut }]) => !mayMoveOut)
    .map(([column]) => `ALTER TABLE ${table} ALTER COLUMN ${quoted(column)} SET STORAGE MAIN`)
  const options = storage === undefined ? '' : ` WITH (${storage})`
  return [`CREATE TABLE ${table} (${definitions.join(', ')})${options}`, ...kept].join(';\n')
}
