import type { Pool } from 'pg'
import { migrate } from '../platform/migrate.ts'

/** Brings the schema `operational` up to date. */
export async function migrateOperational(pool: Pool): Promise<void> {
  await migrate(pool, { folder: new URL('./migrations/', import.meta.url), schema: 'operational' })
}
