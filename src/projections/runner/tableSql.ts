import type { QueryConfig } from 'pg'
import { rowsText } from './rowText.ts'
import { prepared, quoted, type TableColumn, type TableStructure } from './tableStructure.ts'

/**
 * Writes the rows in parameter `parameter`, a JSON array, by insert or update. Postgres converts JSON to the columns' types, and one
 * parameter holds a whole page.
 */
export function upsertText(schema: string, { name, key, columns }: TableStructure, parameter: number, condition = 'true'): string {
  const table = `${quoted(schema)}.${quoted(name)}`
  const names = columns.map((column) => quoted(column.name))
  const others = names.filter((column) => column !== quoted(key.name)).map((column) => `${column} = excluded.${column}`)
  return `INSERT INTO ${table} (${names.join(', ')}) SELECT ${names.join(', ')}
    FROM json_populate_recordset(NULL::${table}, $${parameter}::json) WHERE ${condition}
    ON CONFLICT (${quoted(key.name)}) DO ${others.length > 0 ? `UPDATE SET ${others.join(', ')}` : 'NOTHING'}`
}

/**
 * Updates some columns of existing rows from parameter `parameter`, as above: much cheaper than writing whole rows with many columns. As
 * with `readRows`, not for a cached plan.
 */
export function updateText(
  schema: string,
  { name, key }: TableStructure,
  columns: readonly TableColumn[],
  parameter: number,
  condition: string,
): string {
  const sets = columns.map((column) => `${quoted(column.name)} = fresh.${quoted(column.name)}`)
  const types = [key, ...columns].map((column) => `${quoted(column.name)} ${column.type}`)
  return `UPDATE ${quoted(schema)}.${quoted(name)} AS standing SET ${sets.join(', ')}
    FROM json_to_recordset($${parameter}::json) AS fresh (${types.join(', ')})
    WHERE standing.${quoted(key.name)} = fresh.${quoted(key.name)} AND ${condition}`
}

/** Deletes the rows with the keys in parameter `parameter`, a text array. As with `readRows`, not for a cached plan. */
export function deleteText(schema: string, { name, key }: TableStructure, parameter: number, condition = 'true'): string {
  return `DELETE FROM ${quoted(schema)}.${quoted(name)} WHERE ${quoted(key.name)} = ANY($${parameter}::text[]::${key.type}[]) AND ${condition}`
}

export function upsertSql(schema: string, structure: TableStructure, rows: readonly object[]): QueryConfig {
  return { ...prepared(upsertText(schema, structure, 1)), values: [rowsText(rows)] }
}

export function deleteSql(schema: string, structure: TableStructure, keys: readonly string[]): QueryConfig {
  return { text: deleteText(schema, structure, 1), values: [keys] }
}
