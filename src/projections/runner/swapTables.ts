import { setTimeout as delay } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { EventStore, Position } from '../../eventstore/eventStore.ts'
import { isTransient } from '../../platform/transientError.ts'
import { definitionOf } from './fingerprints.ts'
import { isPositionOf } from './positionWaiter.ts'
import { type Projection, schemaOf } from './projection.ts'
import { quoted } from './tableStructure.ts'

const lockTimeoutMs = 200
const pauseMs = 20
const lockAttempts = 50
const dropAttempts = 5

/**
 * Replaces the live tables and their checkpoint with the rebuilt ones, in one short transaction that renames two schemas. It locks the live
 * checkpoint, so the projector waits; `catchUp` folds the events, usually one page, that only the live tables have, over the same
 * connection, and returns the position reached.
 */
export async function swapTables(
  client: PoolClient,
  projection: Projection,
  store: Pick<EventStore, 'id' | 'start'>,
  catchUp: (live: Position) => Promise<Position>,
): Promise<void> {
  const live = schemaOf(projection)
  const old = `${live}_old`
  await dropSchema(client, old)
  const reached = await lockCheckpoint(client, projection)
  const position = await catchUp(reached !== undefined && isPositionOf(store, reached) ? reached : store.start)
  await client.query(
    `ALTER SCHEMA ${quoted(live)} RENAME TO ${quoted(old)}; ALTER SCHEMA ${quoted(`${live}_rebuild`)} RENAME TO ${quoted(live)}`,
  )
  // The new generation fences off a page that was prepared for the old tables, even at the same position.
  await client.query(
    `UPDATE projections.checkpoints SET position = $3, definition = $4, generation = generation + 1,
       parked_since = NULL, parked_error = NULL, parked_event = NULL, parked_position = NULL
     WHERE projection = $1 AND version = $2`,
    [projection.name, projection.version, position, definitionOf(projection)],
  )
  await client.query('COMMIT')
  await dropSchema(client, old)
}

/** Starts the transaction that locks the live checkpoint, and returns its position. */
async function lockCheckpoint(client: PoolClient, { name, version }: Projection): Promise<Position | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}; SET LOCAL synchronous_commit = on`)
      const { rows } = await client.query<{ position: Position }>(
        'SELECT position FROM projections.checkpoints WHERE projection = $1 AND version = $2 FOR UPDATE',
        [name, version],
      )
      return rows[0]?.position
    } catch (error) {
      await client.query('ROLLBACK')
      if (!isTransient(error) || attempt === lockAttempts) throw error
      await delay(pauseMs)
    }
  }
}

/** Drops tables that readers may still hold; if that takes long, the next rebuild does it. */
async function dropSchema(client: PoolClient, schema: string): Promise<void> {
  for (let attempt = 0; attempt < dropAttempts; attempt++) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}; DROP SCHEMA IF EXISTS ${quoted(schema)} CASCADE; COMMIT`)
      return
    } catch (error) {
      await client.query('ROLLBACK')
      if (!isTransient(error)) throw error
      await delay(pauseMs)
    }
  }
}
