import type { Pool } from 'pg'

/** Every row of every table of a database, as text. */
export async function contentOfTables(pool: Pool): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  )
  const contents: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`SELECT each::text AS row FROM ${name} AS each`)
    contents.push(...rows.map(({ row }) => row))
  }
  return contents.join('\n')
}
