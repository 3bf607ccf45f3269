import type { Pool } from 'pg'
import { purgeRows } from './purgeRows.ts'

const keptDays = 7

const remember = `
  INSERT INTO operational.command_times AS t (command_id, first_seen, body_hash) VALUES ($1, $2, $3)
  ON CONFLICT (command_id) DO UPDATE SET body_hash = coalesce(t.body_hash, excluded.body_hash)
  RETURNING first_seen, body_hash`

interface CommandTimeRow {
  readonly first_seen: Date
  readonly body_hash: string | null
}

export interface SeenCommand {
  /** The time of the first attempt. A time-ordered id derived from it is the same in every attempt (`deriveTimedId`). */
  readonly firstSeen: Date
  /** False when the command was first given with another body. */
  readonly sameBody: boolean
}

/**
 * Records a command and returns what is known of it. A command without a body hash came without a key and cannot be repeated, so nothing is
 * kept.
 */
export async function rememberCommand(
  database: Pool,
  { commandId, bodyHash }: { readonly commandId: string; readonly bodyHash?: string },
  now: Date,
): Promise<SeenCommand> {
  if (bodyHash === undefined) return { firstSeen: now, sameBody: true }
  const row = await seen(database, commandId, now, bodyHash)
  return { firstSeen: row.first_seen, sameBody: row.body_hash === bodyHash }
}

/** The time at which an operation with an id and without a body was first started. */
export async function firstSeen(database: Pool, commandId: string, now: Date): Promise<Date> {
  return (await seen(database, commandId, now, null)).first_seen
}

/** Deletes entries that no retry needs any more. */
export async function purgeCommandTimes(database: Pool, now: Date): Promise<void> {
  const values = [new Date(now.getTime() - keptDays * 86_400_000)]
  await purgeRows(database, { table: 'operational.command_times', where: 'first_seen < $1', values })
}

async function seen(database: Pool, commandId: string, now: Date, bodyHash: string | null): Promise<CommandTimeRow> {
  const { rows } = await database.query<CommandTimeRow>({ name: 'command-seen', text: remember, values: [commandId, now, bodyHash] })
  const [row] = rows
  if (!row) throw new Error(`command ${commandId} was not remembered`)
  return row
}
