import type { Pool } from 'pg'
import { filesIn } from './filesIn.ts'

/** Every file in which the server keeps this database, with all that was written until now. */
export async function filesOfDatabase(pool: Pool): Promise<readonly string[]> {
  await pool.query('CHECKPOINT')
  const { rows } = await pool.query<{ folder: string }>(
    `SELECT current_setting('data_directory') || '/base/' || oid AS folder FROM pg_database WHERE datname = current_database()`,
  )
  return rows.flatMap(({ folder }) => filesIn(folder))
}
