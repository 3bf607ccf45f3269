import type { Pool } from 'pg'
import { migrate } from '../platform/migrate.ts'
import { migratePlatform } from '../platform/migratePlatform.ts'

/** Brings the schema `operational`, and `platform` that it stands on, up to date. */
export async function migrateOperational(pool: Pool): Promise<void> {
  await migratePlatform(pool)
  await migrate(pool, { folder: new URL('./migrations/', import.meta.url), schema: 'operational' })
}
