import type { Pool, PoolClient } from 'pg'
import type { Position } from '../../eventstore/eventStore.ts'
import type { ParkedBecause } from '../../platform/keepFollowing.ts'
import type { Projection } from './projection.ts'

/** The progress of a projection's live tables. */
export interface Checkpoint {
  readonly position: Position
  /** The number of rebuilds; a projector that read an older number is fenced off. */
  readonly generation: number
  /** Why it is parked, until somebody unparks it or the process restarts. */
  readonly parked: ParkedAt | null
}

export interface ParkedAt extends ParkedBecause {
  readonly since: Date
}

type Queryable = Pick<Pool | PoolClient, 'query'>
export type ProjectionId = Pick<Projection, 'name' | 'version'>

/**
 * The schema `projections` stores the progress of each projection. It is derived from the log: if it is dropped, all projections are filled
 * again.
 */
export const checkpointsSql = `
  CREATE SCHEMA IF NOT EXISTS projections;
  CREATE TABLE IF NOT EXISTS projections.checkpoints (
    projection text NOT NULL,
    version int NOT NULL,
    position text COLLATE "C" NOT NULL,
    generation int NOT NULL DEFAULT 0,
    definition text NOT NULL,
    parked_since timestamptz,
    parked_error text,
    parked_event uuid,
    parked_position text,
    PRIMARY KEY (projection, version)
  ) WITH (fillfactor = 50);`

interface CheckpointRow {
  readonly projection: string
  readonly version: number
  readonly position: Position
  readonly generation: number
  readonly parked_since: Date | null
  readonly parked_error: string | null
  readonly parked_event: string | null
  readonly parked_position: string | null
}

const columns = 'projection, version, position, generation, parked_since, parked_error, parked_event, parked_position'

/** The checkpoint of a projection; undefined when its tables were never created. */
export async function readCheckpoint(database: Queryable, { name, version }: ProjectionId): Promise<Checkpoint | undefined> {
  const { rows } = await database.query<CheckpointRow>(
    `SELECT ${columns} FROM projections.checkpoints WHERE projection = $1 AND version = $2`,
    [name, version],
  )
  return rows[0] && toCheckpoint(rows[0])
}

/** All checkpoints, by the name and version of the projection in the form of `checkpointKey`. */
export async function readCheckpoints(database: Queryable): Promise<ReadonlyMap<string, Checkpoint>> {
  const { rows } = await database.query<CheckpointRow>({ name: 'checkpoints', text: `SELECT ${columns} FROM projections.checkpoints` })
  return new Map(rows.map((row) => [checkpointKey({ name: row.projection, version: row.version }), toCheckpoint(row)]))
}

export function checkpointKey({ name, version }: ProjectionId): string {
  return `${name}@${version}`
}

/** A checkpoint to move, provided that it has not changed since. */
export interface CheckpointMove extends ProjectionId {
  readonly from: Checkpoint
  readonly position: Position
}

/**
 * Moves the checkpoints of several projections by one statement, and returns those it moved. Checkpoints that changed meanwhile or are
 * locked are left out, so that none waits for another. Like a page, the commit need not wait for the disk.
 */
export async function moveCheckpoints(database: Queryable, moves: readonly CheckpointMove[]): Promise<ReadonlySet<CheckpointMove>> {
  const { rows } = await database.query<{ projection: string; version: number }>({
    name: 'checkpoints-move',
    text: `WITH free AS MATERIALIZED (
        SELECT c.projection, c.version, step.position FROM projections.checkpoints c
        JOIN unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[]) AS step (projection, version, stood, generation, position)
          ON c.projection = step.projection AND c.version = step.version AND c.position = step.stood AND c.generation = step.generation
        FOR UPDATE OF c SKIP LOCKED
      ), moved AS (
        UPDATE projections.checkpoints c SET position = free.position, parked_since = NULL, parked_error = NULL, parked_event = NULL, parked_position = NULL
        FROM free WHERE c.projection = free.projection AND c.version = free.version RETURNING c.projection, c.version
      ) SELECT projection, version, set_config('synchronous_commit', 'off', true) FROM moved`,
    values: [
      moves.map(({ name }) => name),
      moves.map(({ version }) => version),
      moves.map(({ from }) => from.position),
      moves.map(({ from }) => from.generation),
      moves.map(({ position }) => position),
    ],
  })
  const moved = new Set(rows.map(({ projection, version }) => checkpointKey({ name: projection, version })))
  return new Set(moves.filter((move) => moved.has(checkpointKey(move))))
}

/** Parks a projection; false when another projector has moved its checkpoint meanwhile. */
export async function park(database: Queryable, { name, version }: ProjectionId, at: Checkpoint, why: ParkedBecause): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE projections.checkpoints SET parked_since = now(), parked_error = $5, parked_event = $6, parked_position = $7
     WHERE projection = $1 AND version = $2 AND position = $3 AND generation = $4`,
    [name, version, at.position, at.generation, why.error, why.eventId, why.position],
  )
  return rowCount === 1
}

/** Unparks a projection; its projector notices within a second. False when it was not parked. */
export async function unpark(database: Queryable, { name, version }: ProjectionId): Promise<boolean> {
  const { rowCount } = await database.query(
    `UPDATE projections.checkpoints SET parked_since = NULL, parked_error = NULL, parked_event = NULL, parked_position = NULL
     WHERE projection = $1 AND version = $2 AND parked_since IS NOT NULL`,
    [name, version],
  )
  return rowCount === 1
}

function toCheckpoint(row: CheckpointRow): Checkpoint {
  const { position, generation, parked_since: since, parked_error: error } = row
  const parked = since && { since, error: error ?? '', eventId: row.parked_event, position: row.parked_position }
  return { position, generation, parked }
}
