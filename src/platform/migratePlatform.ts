import type { Pool } from 'pg'
import { migrate } from './migrate.ts'

/** Brings the schema `platform` up to date. */
export async function migratePlatform(pool: Pool): Promise<void> {
  await migrate(pool, { folder: new URL('./migrations/', import.meta.url), schema: 'platform' })
}
