import type { Pool } from 'pg'

/**
 * The tables of outbox and job queue with a row that contains a person's id, or the id of one of its effects. The effect that erases the
 * person stays until it is purged. The queue keeps some hundred events of past jobs, which contain ids of deleted effects.
 */
export async function queueRowsOf(pool: Pool, personId: string, effectIds: readonly string[]): Promise<readonly string[]> {
  const tables = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'bullmq' OR (schemaname, tablename) = ('operational', 'effects') ORDER BY 1`,
  )
  const holding: string[] = []
  for (const { name } of tables.rows) {
    const ids = name === 'bullmq.event' ? [personId] : [personId, ...effectIds]
    const rows = name === 'operational.effects' ? `${name} AS each WHERE kind <> 'erasure'` : `${name} AS each`
    const found = await pool.query<{ row: string }>(`SELECT each::text AS row FROM ${rows}`)
    if (found.rows.some(({ row }) => ids.some((id) => row.includes(id)))) holding.push(name)
  }
  return holding
}
