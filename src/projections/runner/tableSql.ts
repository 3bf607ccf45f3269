import type { QueryConfig } from 'pg'
import { jsonText } from './rowText.ts'
import { prepared, quoted, type TableColumn, type TableStructure } from './tableStructure.ts'

/**
 * Writes the rows that parameter `parameter` holds as a JSON array, whether they stand in the table or not. Postgres itself turns JSON
 * into the columns' types, and one parameter carries a page.
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
 * Writes some columns of rows that stand in the table, from parameter `parameter` as above: much cheaper than a whole row of many. As with
 * `readRows`, not for a plan that is kept.
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

/** Deletes the rows whose keys parameter `parameter` holds as a text array. As with `readRows`, not for a plan that is kept. */
export function deleteText(schema: string, { name, key }: TableStructure, parameter: number, condition = 'true'): string {
  return `DELETE FROM ${quoted(schema)}.${quoted(name)} WHERE ${quoted(key.name)} = ANY($${parameter}::text[]::${key.type}[]) AND ${condition}`
}

export function upsertSql(schema: string, structure: TableStructure, rows: readonly object[]): QueryConfig {
  return prepared(upsertText(schema, structure, 1), [jsonText(rows)])
}

export function deleteSql(schema: string, structure: TableStructure, keys: readonly string[]): QueryConfig {
  return { text: deleteText(schema, structure, 1), values: [keys] }
}
