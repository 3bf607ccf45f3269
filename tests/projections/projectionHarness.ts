import type { Pool } from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import type { AllianceEvent } from '../../src/domain/eventCatalog.ts'
import type { EventStore, Position, RecordedEvent } from '../../src/eventstore/eventStore.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { eventTypesOf, type Projection, schemaOf } from '../../src/projections/runner/projection.ts'
import { prepareProjections } from '../../src/projections/runner/projectionSchema.ts'
import { ProjectionWriter } from '../../src/projections/runner/projectionWriter.ts'
import { rebuild } from '../../src/projections/runner/rebuild.ts'
import { testDatabase } from '../setup/testDatabase.ts'
import { newEventOf, streamOf } from './newEventOf.ts'

/** A projection on its own database: events in, tables to query out. */
export interface ProjectionHarness {
  readonly pool: Pool
  readonly store: EventStore
  /** Records the events, each in the stream of its ids, and projects them. Returns the position of the last. */
  readonly given: (...events: readonly AllianceEvent[]) => Promise<Position>
  /** The same as `given`, with the time in the events' metadata (default 2026-11-21T10:00:00.000Z). */
  readonly givenAt: (time: string, ...events: readonly AllianceEvent[]) => Promise<Position>
  /** Every row of a table, ordered by its key. */
  readonly rows: (table: string) => Promise<readonly Record<string, unknown>[]>
  readonly close: () => Promise<void>
}

const usualTime = '2026-11-21T10:00:00.000Z'

/**
 * Prepares a projection: without a pool in a database that is dropped at the end of the test; for a whole file with the pool of a
 * `createTestDatabase()`, and then `close` must precede `drop`.
 */
export async function projectionHarness(projection: Projection, pool?: Pool): Promise<ProjectionHarness> {
  const database = pool ?? (await testDatabase()).pool
  const store = await createPostgresEventStore({ pool: database })
  if (!pool) onTestFinished(() => store.close())
  await prepareProjections(database, store, [projection])
  const writer = await ProjectionWriter.open(database, projection)
  const givenAt = async (time: string, ...events: readonly AllianceEvent[]) => {
    const position = await record(store, events, time)
    await projectUpTo(position, store, writer)
    return position
  }
  return {
    pool: database,
    store,
    given: (...events) => givenAt(usualTime, ...events),
    givenAt,
    rows: (table) => rowsOf(database, projection, table),
    close: () => store.close(),
  }
}

/**
 * Projects the events one by one, all in one page, and each of them twice in a row, and expects the same tables every time. Returns the
 * rows of each table.
 */
export async function projectTwice(
  projection: Projection,
  ...events: readonly AllianceEvent[]
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const { pool } = await testDatabase()
  const store = await createPostgresEventStore({ pool })
  const last = await record(store, foldedBy(projection, events), usualTime)
  const recorded = await readUpTo(last, store, projection)
  const pagings = {
    'one by one': recorded.map((event) => [event]),
    'in one page': [recorded],
    'each twice': recorded.map((event) => [event, event]),
    'all twice in one page': [recorded.flatMap((event) => [event, event])],
  }
  const hashes: Record<string, string> = {}
  for (const [paging, pages] of Object.entries(pagings)) {
    await pool.query(`DROP SCHEMA IF EXISTS projections CASCADE; DROP SCHEMA IF EXISTS ${schemaOf(projection)} CASCADE`)
    await prepareProjections(pool, store, [projection])
    const writer = await ProjectionWriter.open(pool, projection)
    for (const page of pages) await writer.write({ events: page, position: page.at(-1)?.position ?? store.start })
    hashes[paging] = await tablesHash(pool, projection)
  }
  await store.close()
  expect(new Set(Object.values(hashes)).size, `the same tables however events are delivered: ${JSON.stringify(hashes)}`).toBe(1)
  const tables = Object.keys(projection.tables).map(async (table) => [table, await rowsOf(pool, projection, table)] as const)
  return Object.fromEntries(await Promise.all(tables))
}

/**
 * Projects the events one by one, rebuilds the projection from the log, and expects the same tables byte for byte, generated columns
 * included.
 */
export async function rebuildEqualsLive(projection: Projection, ...events: readonly AllianceEvent[]): Promise<void> {
  const { pool, store, given } = await projectionHarness(projection)
  for (const event of foldedBy(projection, events)) await given(event)
  const live = await tablesHash(pool, projection)
  await rebuild(projection, { pool, store, log: pino({ level: 'silent' }) })
  expect(await tablesHash(pool, projection), 'the rebuilt tables equal the live ones').toBe(live)
}

/** Only folded event types are recorded, since recording takes most of the time. */
function foldedBy(projection: Projection, events: readonly AllianceEvent[]): readonly AllianceEvent[] {
  const types = new Set<string>(eventTypesOf(projection))
  return events.filter(({ type }) => types.has(type))
}

/** A hash of every byte of every row of the projection's tables, generated columns included. */
export async function tablesHash(pool: Pool, projection: Projection, schema = schemaOf(projection)): Promise<string> {
  const hashes: string[] = []
  for (const [name, table] of Object.entries(projection.tables)) {
    const { rows } = await pool.query<{ hash: string; count: string }>(
      `SELECT count(*), md5(coalesce(string_agg(md5(t::text), '' ORDER BY "${table.key}"::text COLLATE "C"), '')) AS hash FROM "${schema}"."${name}" t`,
    )
    hashes.push(`${name}:${rows[0]?.count}:${rows[0]?.hash}`)
  }
  return hashes.join(' ')
}

/** Records events, each in the stream of its ids, as new events of separate commands. Returns the position of the last. */
export async function record(store: EventStore, events: readonly AllianceEvent[], time = usualTime): Promise<Position> {
  let position = store.start
  for (const event of events) {
    const stream = streamOf(event)
    const [last] = await store.readStream(stream, { direction: 'backwards', limit: 1 })
    const revision = last ? last.revision : 'none'
    const appended = await store.append(stream, revision, [newEventOf(stream, event, last ? last.revision + 1 : 0, time)])
    position = appended.position
  }
  return position
}

/** A transaction of another test may briefly keep the end of the log unreadable. */
async function projectUpTo(last: Position, store: EventStore, writer: ProjectionWriter): Promise<void> {
  const types = eventTypesOf(writer.projection)
  while (writer.checkpoint.position < last) {
    await writer.write(await store.readAll({ after: writer.checkpoint.position, types, limit: 1000 }))
  }
}

async function readUpTo(last: Position, store: EventStore, projection: Projection): Promise<readonly RecordedEvent[]> {
  const types = eventTypesOf(projection)
  for (;;) {
    const page = await store.readAll({ after: store.start, types, limit: 10_000 })
    if (page.position >= last) return page.events
  }
}

async function rowsOf(pool: Pool, projection: Projection, table: string): Promise<readonly Record<string, unknown>[]> {
  const key = projection.tables[table]?.key
  return (await pool.query(`SELECT * FROM "${schemaOf(projection)}"."${table}" ORDER BY "${key}"::text COLLATE "C"`)).rows
}
