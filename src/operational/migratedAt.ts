import type { Pool } from 'pg'

/** When a migration of this schema was applied, i.e. when its release first started on this database. */
export async function migratedAt(database: Pool, migration: string): Promise<Date> {
  const { rows } = await database.query<{ timestamp: string }>('SELECT timestamp FROM operational.migrations WHERE name = $1', [migration])
  const [row] = rows
  if (!row) throw new Error(`migration ${migration} was not applied`)
  return new Date(row.timestamp)
}
