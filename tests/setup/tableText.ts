import type { Pool } from 'pg'

/** Every row of every table of a schema as sorted text, for comparing two states of it. */
export async function tableText(pool: Pool, schema: string): Promise<string> {
  const tables = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = $1 ORDER BY 1`,
    [schema],
  )
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query<{ row: string }>(`SELECT to_jsonb(each)::text AS row FROM ${name} AS each ORDER BY 1`)
    texts.push(name, ...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}
