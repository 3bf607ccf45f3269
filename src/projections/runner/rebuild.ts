import type { Pool, PoolClient } from 'pg'
import type { BaseLogger } from 'pino'
import type { EventStore, Position } from '../../eventstore/eventStore.ts'
import { readAhead } from '../../platform/readAhead.ts'
import { SerialConnection } from '../../platform/serialConnection.ts'
import { liftQueryTimeout } from '../../platform/silenceLimits.ts'
import { CountFill } from './countFill.ts'
import { eventTypesOf, type Projection, schemaOf } from './projection.ts'
import { createIndexes, createTables } from './projectionSchema.ts'
import { swapTables } from './swapTables.ts'
import { TableFill } from './tableFill.ts'
import { quoted, structureOf } from './tableStructure.ts'

/** Another process is already rebuilding the projection. */
export class RebuildInProgress extends Error {
  override name = 'RebuildInProgress'
}

export interface RebuildOptions {
  readonly pool: Pool
  readonly store: Pick<EventStore, 'id' | 'start' | 'readToHead'>
  readonly log: Pick<BaseLogger, 'info' | 'warn'>
  readonly signal?: AbortSignal
}

export interface Rebuilt {
  readonly events: number
  readonly seconds: number
  readonly position: Position
}

/** The advisory lock of the process that rebuilds the tables of a schema. */
export function rebuildLock(schema: string): string {
  return `rebuild ${schema}`
}

/**
 * Rebuilds the projection from the log's start in tables beside the live ones, and swaps them in together with their checkpoint. Meanwhile
 * the live tables are read and fed as usual; an interrupted rebuild changes nothing.
 * @throws RebuildInProgress, EventFailed, and errors of the log and Postgres
 */
export async function rebuild(projection: Projection, options: RebuildOptions): Promise<Rebuilt> {
  const { pool, log } = options
  const started = performance.now()
  const client = await pool.connect()
  let broken: Error | undefined
  client.on('error', (error) => {
    broken = error
  })
  const connection = new SerialConnection(client)
  const beside = `${schemaOf(projection)}_rebuild`
  const lock = [rebuildLock(schemaOf(projection))]
  try {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine', lock)
    if (!rows[0]?.mine) throw new RebuildInProgress(`projection ${projection.name} is being rebuilt already`)
    // Nothing reads these tables yet, and the next rebuild drops what a crash leaves behind.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET synchronous_commit = off')
    liftQueryTimeout(client)
    const fill = await startFill(client, connection, projection, beside)
    const { events, position } = await fillAndSwap(client, projection, fill, options)
    const seconds = (performance.now() - started) / 1_000
    log.info({ projection: projection.name, events, seconds }, `projection ${projection.name} was rebuilt`)
    return { events, seconds, position }
  } catch (error) {
    if (!(error instanceof RebuildInProgress)) {
      const cleanUp = `ROLLBACK; DROP SCHEMA IF EXISTS ${quoted(beside)} CASCADE`
      await connection.run(() => client.query(cleanUp)).catch(() => {})
    }
    throw broken ?? error
  } finally {
    await connection.run(() => client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', lock)).catch(() => {})
    client.release(true)
  }
}

/** What fills the tables of a projection. */
interface Fill {
  readonly tables: readonly TableFill[]
  readonly counts: readonly CountFill[]
}

async function startFill(client: PoolClient, connection: SerialConnection, projection: Projection, schema: string): Promise<Fill> {
  await createTables(client, projection, schema)
  const tables = Object.entries(projection.tables).map(([name, table]) => ({ name, table, structure: structureOf(name, table) }))
  const counts = tables.flatMap(({ table: { counting }, structure }) =>
    counting ? [{ of: counting.of, fill: new CountFill(connection, schema, structure, counting) }] : [],
  )
  const folded = tables.filter(({ table }) => table.counting === undefined)
  const tableFills = folded.map(({ name, table, structure }) => {
    const itsCounts = counts.filter(({ of }) => of === name).map(({ fill }) => fill)
    return new TableFill(connection, schema, table, structure, undefined, itsCounts)
  })
  return { tables: tableFills, counts: counts.map(({ fill }) => fill) }
}

async function fillAndSwap(
  client: PoolClient,
  projection: Projection,
  fill: Fill,
  { store, signal }: RebuildOptions,
): Promise<{ readonly events: number; readonly position: Position }> {
  const types = eventTypesOf(projection)
  let events = 0
  let position = store.start
  /** Fills up to the log's end, or only to `goal`; reads the next page while the current one is folded and the previous one is written. */
  const catchUp = async (goal?: Position) => {
    for await (const page of readAhead(store.readToHead({ after: position, types }))) {
      signal?.throwIfAborted()
      for (const table of fill.tables) await table.fold(page.events)
      events += page.events.length
      position = page.position
      if (goal !== undefined && position >= goal) break
    }
    for (const each of [...fill.tables, ...fill.counts]) await each.flush()
    return position
  }
  await catchUp()
  await createIndexes(client, projection, `${schemaOf(projection)}_rebuild`)
  await analyze(client, projection)
  await catchUp()
  await swapTables(client, projection, store, async (live) => (position < live ? catchUp(live) : position))
  return { events, position }
}

/** Without statistics the first queries after the swap would be planned for empty tables. */
async function analyze(client: PoolClient, projection: Projection): Promise<void> {
  const tables = Object.keys(projection.tables).map((name) => `${quoted(`${schemaOf(projection)}_rebuild`)}.${quoted(name)}`)
  await client.query(`ANALYZE ${tables.join(', ')}`)
}
