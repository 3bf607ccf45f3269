import type { Pool, PoolClient } from 'pg'

/** When a process is to be called again. Lifetime, personal data and backup: `migrations/0031-process-state.sql`. */
export interface Deadline {
  readonly key: string
  /** A key has at most one deadline per name. */
  readonly name: string
  readonly dueAt: Date
  /** The event that set it. */
  readonly eventId: string
  readonly correlationId: string
}

/** A deadline to set, or to clear when `dueAt` is null. */
export type DeadlineChange = Omit<Deadline, 'dueAt'> & { readonly dueAt: Date | null }

/** The time by the database's clock, which decides what is due. */
export async function timeOfDeadlines(database: Pool | PoolClient): Promise<Date> {
  const { rows } = await database.query<{ now: Date }>('SELECT now()')
  return rows[0]?.now ?? new Date()
}

/** The latest due deadline of the process by now, by the database's clock; null when none is due. */
export async function latestDueAt(pool: Pool, process: string): Promise<Date | null> {
  const { rows } = await pool.query<{ due: Date | null }>(
    'SELECT max(due_at) AS due FROM operational.deadlines WHERE process = $1 AND due_at <= now()',
    [process],
  )
  return rows[0]?.due ?? null
}

/** Deadlines due by a time, earliest first. Those of one instant, which may be many, are in no order, since sorting would read all of them. */
export async function dueDeadlines(pool: Pool | PoolClient, process: string, by: Date, limit: number): Promise<readonly Deadline[]> {
  const { rows } = await pool.query<Deadline>(
    `SELECT key, name, due_at AS "dueAt", event_id AS "eventId", correlation_id AS "correlationId"
     FROM operational.deadlines WHERE process = $1 AND due_at <= $2 ORDER BY due_at LIMIT $3`,
    [process, by, limit],
  )
  return rows
}

const given = `jsonb_to_recordset($2::jsonb) AS given(key text, name text, "dueAt" timestamptz, "eventId" uuid, "correlationId" uuid)`
const columns = 'operational.deadlines (process, key, name, due_at, event_id, correlation_id)'
const set = `
  INSERT INTO ${columns} SELECT $1, key, name, "dueAt", "eventId", "correlationId" FROM ${given} WHERE "dueAt" IS NOT NULL
  ON CONFLICT (process, key, name) DO UPDATE
  SET due_at = excluded.due_at, event_id = excluded.event_id, correlation_id = excluded.correlation_id`
const clear = `
  DELETE FROM operational.deadlines USING ${given}
  WHERE process = $1 AND deadlines.key = given.key AND deadlines.name = given.name AND given."dueAt" IS NULL`
const add = `
  INSERT INTO ${columns} SELECT $1, key, name, "dueAt", "eventId", "correlationId" FROM ${given} WHERE "dueAt" > now()
  ON CONFLICT (process, key, name) DO NOTHING`

/** Sets, moves and clears deadlines; of several changes to one deadline the last one counts. */
export async function changeDeadlines(client: PoolClient, process: string, changes: readonly DeadlineChange[]): Promise<void> {
  if (changes.length === 0) return
  const values = [process, JSON.stringify(lastOfEach(changes))]
  await client.query(clear, values)
  await client.query(set, values)
}

/** Adds deadlines in the future that are missing; existing ones stay as they are. */
export async function addMissingDeadlines(client: PoolClient, process: string, changes: readonly DeadlineChange[]): Promise<void> {
  await client.query(add, [process, JSON.stringify(lastOfEach(changes))])
}

/** Removes a deadline before it is handled; false when it was handled, moved or cleared meanwhile. */
export async function takeDeadline(client: PoolClient, process: string, { key, name, dueAt }: Deadline): Promise<boolean> {
  const { rowCount } = await client.query(
    'DELETE FROM operational.deadlines WHERE process = $1 AND key = $2 AND name = $3 AND due_at = $4',
    [process, key, name, dueAt],
  )
  return rowCount === 1
}

function lastOfEach(changes: readonly DeadlineChange[]): readonly DeadlineChange[] {
  return [...new Map(changes.map((change) => [JSON.stringify([change.key, change.name]), change])).values()]
}
