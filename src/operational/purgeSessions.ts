import type { Pool } from 'pg'
import { purgeRows } from './purgeRows.ts'

/** Deletes expired refresh tokens. */
export async function purgeRefreshTokens(database: Pool, now: Date): Promise<void> {
  await purgeRows(database, { table: 'operational.refresh_tokens', where: 'expires_at < $1', values: [now] })
}

/** Deletes sessions that expired more than a day ago. */
export async function purgeSessions(database: Pool, now: Date): Promise<void> {
  const where = `expires_at < $1::timestamptz - interval '1 day'`
  await purgeRows(database, { table: 'operational.sessions', where, values: [now] })
}
