import type { Pool, PoolClient } from 'pg'
import type { ParkedBecause } from '../platform/keepFollowing.ts'

/**
 * How far each process has carried out the log. Lifetime: for ever. Backup: with the database; it is never rebuilt, for what a process
 * did cannot be taken back.
 */
export interface ProcessCheckpoint {
  readonly position: string
  readonly parked: (ParkedBecause & { readonly since: Date }) | null
}

interface CheckpointRow {
  readonly process: string
  readonly position: string
  readonly parked_since: Date | null
  readonly parked_error: string | null
  readonly parked_event: string | null
  readonly parked_position: string | null
}

/** The checkpoint of a process; one that has none begins at `start`. */
export async function openProcessCheckpoint(pool: Pool, process: string, start: string): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(
    `WITH begun AS (
       INSERT INTO operational.process_checkpoints (process, position) VALUES ($1, $2) ON CONFLICT (process) DO NOTHING RETURNING position)
     SELECT position FROM begun UNION ALL SELECT position FROM operational.process_checkpoints WHERE process = $1`,
    [process, start],
  )
  return rows[0]?.position ?? start
}

/** Every checkpoint, by process. */
export async function readProcessCheckpoints(pool: Pool): Promise<ReadonlyMap<string, ProcessCheckpoint>> {
  const { rows } = await pool.query<CheckpointRow>('SELECT * FROM operational.process_checkpoints')
  return new Map(
    rows.map(({ process, position, parked_since: since, parked_error: error, parked_event: eventId, parked_position: place }) => [
      process,
      { position, parked: since && { since, error: error ?? '', eventId, position: place } },
    ]),
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
