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

/**
 * When a command was first seen: `now`, or the time of its first attempt when this is a retry. An id that sorts by time and derives
 * from both is the same in every attempt (`deriveTimedId`).
 */
export async function firstSeen(database: Pool, commandId: string, now: Date): Promise<Date> {
  const row = await seen(database, commandId, now, null)
  return row.first_seen
}

/**
 * True unless the command came before with another body. Commands that write events are checked by the log; this is for calls that
 * write none.
 */
export async function sameBody(database: Pool, command: { commandId: string; bodyHash?: string }, now: Date): Promise<boolean> {
  if (command.bodyHash === undefined) return true
  const row = await seen(database, command.commandId, now, command.bodyHash)
  return row.body_hash === command.bodyHash
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
