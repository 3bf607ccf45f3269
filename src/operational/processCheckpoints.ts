import type { Pool, PoolClient } from 'pg'
import type { ParkedBecause } from '../platform/keepFollowing.ts'

/**
 * How far each process has handled the log. Lifetime: forever. Backup: with the database; it is never rebuilt, since the effects of a
 * process cannot be undone.
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

/** Where a process stands when it starts to follow the log. */
export interface OpenedProcess {
  readonly position: string
  readonly beganAt: string
  /** The version of the process that folded its states. */
  readonly foldedBy: number
}

/**
 * Starts a version of a process at its checkpoint; a process without one starts at `start`. After a rollback the newer version continues
 * where it stopped, since the older one cannot handle events that only the newer one knows; what both handled has the same ids and takes
 * effect once. Its states are then folded again.
 */
export async function openProcessCheckpoint(pool: Pool, process: string, start: string, version: number): Promise<OpenedProcess> {
  const { rows } = await pool.query<OpenedProcess>(
    `INSERT INTO operational.process_checkpoints AS known (process, position, began_at, folded_by, version) VALUES ($1, $2, $2, $3, $3)
     ON CONFLICT (process) DO UPDATE SET
       version = greatest(known.version, $3),
       position = CASE WHEN $3 >= known.version THEN coalesce(known.resume_from, known.position) ELSE known.position END,
       folded_by = CASE WHEN $3 >= known.version AND known.resume_from IS NOT NULL THEN 0 ELSE known.folded_by END,
       resume_from = CASE WHEN $3 < known.version THEN coalesce(known.resume_from, known.position) END
     RETURNING position, began_at AS "beganAt", coalesce(folded_by, 0) AS "foldedBy"`,
    [process, start, version],
  )
  return rows[0] ?? { position: start, beganAt: start, foldedBy: version }
}

/** Locks a checkpoint until the transaction ends; undefined when the process has never run. */
export async function lockProcessCheckpoint(client: PoolClient, process: string): Promise<OpenedProcess | undefined> {
  const { rows } = await client.query<OpenedProcess>(
    `SELECT position, began_at AS "beganAt", coalesce(folded_by, 0) AS "foldedBy"
     FROM operational.process_checkpoints WHERE process = $1 FOR UPDATE`,
    [process],
  )
  return rows[0]
}

/** Records which version of a process folded its states; with 0 they are folded again when the process is led next. */
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

/** Moves a checkpoint; false when another process has moved it away from `from`. */
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

/** Resets a checkpoint to the end of a restored log; the states are folded again, since they may come from events that are lost. */
export async function restoreProcessCheckpoint(pool: Pool, process: string, end: string): Promise<void> {
  await pool.query('UPDATE operational.process_checkpoints SET position = $2, resume_from = NULL, folded_by = 0 WHERE process = $1', [
    process,
    end,
  ])
}

/** Records that a process is parked at its checkpoint. */
export async function parkProcess(pool: Pool, process: string, { error, eventId, position }: ParkedBecause): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE operational.process_checkpoints SET parked_since = now(), parked_error = $2, parked_event = $3, parked_position = $4
     WHERE process = $1`,
    [process, error, eventId, position],
  )
  return rowCount === 1
}

/** Unparks a process; it notices within a second. */
export async function unparkProcess(pool: Pool, process: string): Promise<void> {
  await pool.query(
    `UPDATE operational.process_checkpoints SET parked_since = NULL, parked_error = NULL, parked_event = NULL, parked_position = NULL
     WHERE process = $1 AND parked_since IS NOT NULL`,
    [process],
  )
}
