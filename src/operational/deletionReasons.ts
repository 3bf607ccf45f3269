import type { Pool } from 'pg'
import type { Day } from '../domain/calendar.ts'
import type { CommandId } from '../domain/ids.ts'
import { purgeRows } from './purgeRows.ts'
import { keyedHash } from './secrets.ts'

/** Why a provider left, in its own words. */
export interface DeletionReason {
  readonly day: Day
  readonly words: string
}

/** The words may name their author, so they are deleted after this time. */
const keptDays = 365

/** Keeps the words without whose they are; the same call again keeps them once. */
export async function keepDeletionReason(
  database: Pool,
  codeKey: Buffer,
  { commandId, words, now }: { readonly commandId: CommandId; readonly words: string; readonly now: Date },
): Promise<void> {
  await database.query('INSERT INTO operational.deletion_reasons (id, given_on, words) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    keyedHash(codeKey, `deletion reason ${commandId}`),
    now.toISOString().slice(0, 10),
    words,
  ])
}

/** The latest of them, newest first. */
export async function latestDeletionReasons(database: Pool, limit: number): Promise<readonly DeletionReason[]> {
  const { rows } = await database.query<DeletionReason>(
    `SELECT to_char(given_on, 'YYYY-MM-DD') AS day, words FROM operational.deletion_reasons ORDER BY given_on DESC, id LIMIT $1`,
    [limit],
  )
  return rows
}

export async function purgeDeletionReasons(database: Pool, now: Date): Promise<void> {
  const values = [new Date(now.getTime() - keptDays * 86_400_000).toISOString().slice(0, 10)]
  await purgeRows(database, { table: 'operational.deletion_reasons', where: 'given_on < $1', values })
}
