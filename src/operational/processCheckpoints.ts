import type { Pool, PoolClient } from 'pg'
import type { ParkedBecause } from '../platform/keepFollowing.ts'

/**
 * How far each process has carried out the log. Lifetime: for ever. Backup: with the database; it is never rebuilt, since what a process
 * did cannot be undone.
 */
export interface ProcessCheckpoint {
  readonly position: string
  readonly beganAt: string
  readonly parked: (ParkedBecause & { readonly since: Date }) | null
}

interface CheckpointRow {
  readonly process: string
  readonly position: string
  readonly began_at: string
  readonly parked_since: Date | null
  readonly parked_error: string | null
  readonly parked_event: string | null
  readonly parked_position: string | null
}

/** Where a process stands when it begins to follow the log. */
export interface OpenedProcess {
  readonly position: string
  readonly beganAt: string
  /** Version of the process that its states were folded by. */
  readonly foldedBy: number
}

/** The checkpoint of a process; one that has none begins at `start`. */
export async function openProcessCheckpoint(pool: Pool, process: string, start: string, version: number): Promise<OpenedProcess> {
  const { rows } = await pool.query<OpenedProcess>(
    `WITH begun AS (
       INSERT INTO operational.process_checkpoints (process, position, began_at, folded_by) VALUES ($1, $2, $2, $3)
       ON CONFLICT (process) DO NOTHING RETURNING *)
     SELECT position, began_at AS "beganAt", coalesce(folded_by, 0) AS "foldedBy"
     FROM (SELECT * FROM begun UNION ALL SELECT * FROM operational.process_checkpoints WHERE process = $1) AS found`,
    [process, start, version],
  )
  return rows[0] ?? { position: start, beganAt: start, foldedBy: version }
}

/** Keeps everybody else from moving a checkpoint until the transaction ends; undefined when the process has never run. */
export async function lockProcessCheckpoint(client: PoolClient, process: string): Promise<OpenedProcess | undefined> {
  const { rows } = await client.query<OpenedProcess>(
    `SELECT position, began_at AS "beganAt", coalesce(folded_by, 0) AS "foldedBy"
     FROM operational.process_checkpoints WHERE process = $1 FOR UPDATE`,
    [process],
  )
  return rows[0]
}

/** Notes which version of a process its states were folded by; 0 has them folded anew when the process is led next. */
export async function markFolded(client: Pool | PoolClient, process: string, version: number): Promise<void> {
  await client.query('UPDATE operational.process_checkpoints SET folded_by = $2 WHERE process = $1', [process, version])
}

/** Every checkpoint, by process. */
export async function readProcessCheckpoints(pool: Pool): Promise<ReadonlyMap<string, ProcessCheckpoint>> {
  const { rows } = await pool.query<CheckpointRow>('SELECT * FROM operational.process_checkpoints')
  return new Map(
    rows.map(
      ({
        process,
        position,
        began_at: beganAt,
        parked_since: since,
        parked_error: error,
        parked_event: eventId,
        parked_position: place,
      }) => [process, { position, beganAt, parked: since && { since, error: error ?? '', eventId, position: place } }],
    ),
  )
}

/** Moves a checkpoint; false when it did not stand at `from` any more, because another process moved it. */
export async function moveProcessCheckpoint(client: Pool | PoolClient, process: string, from: string, to: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'move-process-checkpoint',
    text: `UPDATE operational.process_checkpoints
           SET position = $3, parked_since = NULL, parked_error = NULL, parked_event = NULL, parked_position = NULL
           WHERE process = $1 AND position = $2`,
    values: [process, from, to],
  })
  return rowCount === 1
}

/** Notes that a process stands still at its checkpoint. */
export async function parkProcess(pool: Pool, process: string, { error, eventId, position }: ParkedBecause): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE operational.process_checkpoints SET parked_since = now(), parked_error = $2, parked_event = $3, parked_position = $4
     WHERE process = $1`,
    [process, error, eventId, position],
  )
  return rowCount === 1
}

/** Lets a parked process try again; it notices within a second. */
export async function unparkProcess(pool: Pool, process: string): Promise<void> {
  await pool.query(
    `UPDATE operational.process_checkpoints SET parked_since = NULL, parked_error = NULL, parked_event = NULL, parked_position = NULL
     WHERE process = $1 AND parked_since IS NOT NULL`,
    [process],
  )
}
