import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool, type PoolClient } from 'pg'
import { pino } from 'pino'
import { eventCatalog } from '../src/domain/eventCatalog.ts'
import { CachedPersonKeys } from '../src/eventstore/cachedPersonKeys.ts'
import { withPersonalData } from '../src/eventstore/personalData.ts'
import { createPostgresEventStore } from '../src/eventstore/postgresEventStore.ts'
import { migrateOperational } from '../src/operational/migrate.ts'
import { createPersonKeys } from '../src/operational/personKeys.ts'
import { startEmbeddedPostgres } from '../src/platform/embeddedPostgres.ts'
import { requestInbox } from '../src/projections/requestInbox/requestInbox.ts'
import { schemaOf } from '../src/projections/runner/projection.ts'
import { createIndexes, createTables, prepareProjections } from '../src/projections/runner/projectionSchema.ts'
import { rebuild } from '../src/projections/runner/rebuild.ts'
import { quoted, structuresOf, type TableStructure } from '../src/projections/runner/tableStructure.ts'
import type { BenchResult } from './benchResult.ts'
import { loadRequestHistory, seenAfterRequests } from './requestHistory.ts'

const plain = 'plain_inserts'
const batch = 1_000

/** Filling the inbox from a million events, beside inserting its rows. */
export function run(): Promise<readonly BenchResult[]> {
  return measureRebuild(1_000_000)
}

/** The same as `run`, with a log of `events` events, two per row. */
export async function measureRebuild(events: number): Promise<readonly BenchResult[]> {
  const directory = mkdtempSync(join(tmpdir(), 'alliance-rebuild-'))
  const postgres = await startEmbeddedPostgres({ directory, settings: { shared_buffers: '256MB', max_wal_size: '2GB' } })
  const pool = new Pool({ connectionString: postgres.url, max: 10 })
  pool.on('error', () => {})
  try {
    await migrateOperational(pool)
    const log = await createPostgresEventStore({ pool })
    const masterKeys = { current: { id: 'bench', key: randomBytes(32) }, retired: [] }
    const personKeys = createPersonKeys(pool, masterKeys)
    await loadRequestHistory(pool, personKeys, events / 2)
    await prepareProjections(pool, log, [requestInbox])

    const store = withPersonalData(log, { catalog: eventCatalog, keys: new CachedPersonKeys(personKeys) })
    const rebuilt = await rebuild(requestInbox, { pool, store, log: pino({ level: 'silent' }) })
    if (rebuilt.events !== events) throw new Error(`${rebuilt.events} events were folded instead of ${events}`)
    const { rows, seconds } = await insertPlainly(pool)
    if (rows !== events / 2) throw new Error(`${rows} rows instead of ${events / 2}`)
    await log.close()
    return [
      {
        name: 'Rebuild of the inbox',
        inputs: `${events} events, two for each of ${events / 2} rows: received (contact, message and place encrypted under one key for three requests) and seen, ${seenAfterRequests} requests later; plain: the same rows by INSERT in batches of ${batch} on one connection, read beforehand and not counted; both with the primary key in place and the other indexes made at the end; fsync on`,
        figures: [
          { label: 'rebuild', value: rebuilt.seconds, unit: 's' },
          { label: 'events folded', value: events / rebuilt.seconds, unit: '/s' },
          { label: 'plain inserts', value: seconds, unit: 's' },
          { label: 'plain inserts ÷ rebuild (aim 0.6)', value: seconds / rebuilt.seconds, unit: '', bar: { atLeast: 0.3 } },
        ],
      },
    ]
  } finally {
    await pool.end()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function insertPlainly(pool: Pool): Promise<{ readonly rows: number; readonly seconds: number }> {
  const [reader, writer] = [await pool.connect(), await pool.connect()]
  try {
    await createTables(writer, requestInbox, plain)
    const structure = structuresOf(requestInbox).get('requests')
    if (!structure) throw new Error('the inbox has no table')
    await writer.query('CHECKPOINT')
    await reader.query(`BEGIN; DECLARE rows NO SCROLL CURSOR FOR SELECT * FROM ${schemaOf(requestInbox)}.requests`)
    let rows = 0
    let milliseconds = 0
    for (;;) {
      const next = await reader.query<Record<string, unknown>>(`FETCH ${batch} FROM rows`)
      if (next.rows.length === 0) break
      rows += next.rows.length
      milliseconds += await timed(() => insertBatch(writer, structure, next.rows))
    }
    await reader.query('COMMIT')
    milliseconds += await timed(() => createIndexes(writer, requestInbox, plain))
    return { rows, seconds: milliseconds / 1_000 }
  } finally {
    reader.release()
    writer.release()
  }
}

async function insertBatch(client: PoolClient, { name, columns }: TableStructure, rows: readonly Record<string, unknown>[]): Promise<void> {
  const values: unknown[] = []
  const places = rows.map((row) => `(${columns.map((column) => `$${values.push(row[column.name])}`).join(', ')})`)
  await client.query({
    name: `insert ${rows.length}`,
    text: `INSERT INTO ${plain}.${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')}) VALUES ${places.join(', ')}`,
    values,
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
