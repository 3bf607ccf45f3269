import type { Pool } from 'pg'

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
  /** The time of the first attempt. An id that sorts by time and derives from both is the same in every attempt (`deriveTimedId`). */
  readonly firstSeen: Date
  /** False when it came before with another body. */
  readonly sameBody: boolean
}

/**
 * Remembers a command, and answers what is known of it. One without a body hash came without a key: nobody can give it again, and
 * nothing is kept.
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

/** When something that is given under one id and has no body was first begun. */
export async function firstSeen(database: Pool, commandId: string, now: Date): Promise<Date> {
  return (await seen(database, commandId, now, null)).first_seen
}

/** Deletes what no retry will ask for any more. */
export async function purgeCommandTimes(database: Pool, now: Date): Promise<void> {
  await database.query('DELETE FROM operational.command_times WHERE first_seen < $1', [new Date(now.getTime() - keptDays * 86_400_000)])
}

async function seen(database: Pool, commandId: string, now: Date, bodyHash: string | null): Promise<CommandTimeRow> {
  const { rows } = await database.query<CommandTimeRow>({ name: 'command-seen', text: remember, values: [commandId, now, bodyHash] })
  const [row] = rows
  if (!row) throw new Error(`command ${commandId} was not remembered`)
  return row
}
