import type { Pool } from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { balances, corrected, granted, newProvider, signedIn } from '../../../tests/projections/balances.ts'
import { projectionHarness, rebuildEqualsLive, record, tablesHash } from '../../../tests/projections/projectionHarness.ts'
import { runningProjector, startedProjector } from '../../../tests/projections/runningProjector.ts'
import { openTestPool, testDatabase } from '../../../tests/setup/testDatabase.ts'
import { EventFailed } from '../../platform/eventFailed.ts'
import { readCheckpoint } from './checkpoints.ts'
import { boolean } from './columns.ts'
import { ProjectionChanged, prepareProjections } from './projectionSchema.ts'
import { RebuildInProgress, rebuild } from './rebuild.ts'

const log = pino({ level: 'silent' })
const waitMs = 120_000

/** The schemas of the projection besides the live one. */
async function leftovers(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(`SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '_v\\d+_(rebuild|old)$'`)
  return rows.map(({ name }) => name)
}

test('rebuilt tables equal the live ones, byte for byte', async () => {
  const [one, other] = [newProvider(), newProvider()]
  const events = [granted(one), corrected(one, 'tab\t "é" \\ 💍'), granted(other), signedIn(one), corrected(one)]
  await expect(rebuildEqualsLive(balances(), ...events)).resolves.toBeUndefined()
})

test('a rebuild takes as long as it needs, beyond the time limits of the pool', async () => {
  const projection = balances()
  const { pool, url } = await testDatabase()
  const { store, close } = await projectionHarness(projection, pool)
  onTestFinished(close)
  await record(store, [granted(newProvider())])
  await pool.query(`CREATE FUNCTION wait() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(6); END';
    CREATE EVENT TRIGGER wait ON ddl_command_start WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION wait()`)
  const impatient = openTestPool({ connectionString: url, max: 2, query_timeout: 5_000, statement_timeout: 5_000 })
  onTestFinished(() => impatient.end())
  expect(await rebuild(projection, { pool: impatient, store, log })).toMatchObject({ events: 1 })
})

test('during a rebuild the live tables are read and fed as usual, and no event is lost or counted twice', async () => {
  const projection = balances()
  const { store, pool, positions } = await runningProjector(projection)
  const providers = Array.from({ length: 20 }, newProvider)
  let last = await record(
    store,
    providers.map((provider) => granted(provider)),
  )
  await positions.waitFor(projection, last, waitMs)
  const stop = new AbortController()
  let reads = 0
  const writers = providers.slice(0, 4).map(async (provider) => {
    for (let count = 0; !stop.signal.aborted; count++) {
      const position = await record(store, [corrected(provider)])
      if (position > last) last = position
    }
  })
  const reader = async () => {
    while (!stop.signal.aborted) {
      const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int FROM balances_v1.balances')
      expect(rows[0]?.count).toBe(20)
      reads++
    }
  }
  const reading = reader()
  const rebuilt = []
  try {
    for (let round = 0; round < 3; round++) rebuilt.push(await rebuild(projection, { pool, store, log }))
  } finally {
    stop.abort()
    await Promise.all([...writers, reading])
  }
  await positions.waitFor(projection, last, waitMs)

  expect(reads).toBeGreaterThan(3)
  expect(await readCheckpoint(pool, projection)).toMatchObject({ generation: 3 })
  const live = await tablesHash(pool, projection)
  const { events } = await rebuild(projection, { pool, store, log })
  expect(events).toBeGreaterThanOrEqual(rebuilt[2]?.events ?? 0)
  expect(await tablesHash(pool, projection)).toBe(live)
  const { rows } = await pool.query(`SELECT (SELECT sum(credits)::int FROM balances_v1.balances) AS counted,
    (SELECT sum((data->>'credits')::int)::int FROM log.events) AS recorded`)
  expect(rows[0].counted).toBe(rows[0].recorded)
  expect(await leftovers(pool)).toEqual([])
})

test('an interrupted rebuild leaves the live tables alone, and the next one starts from scratch', async () => {
  const cutOff: Promise<unknown>[] = []
  let cutsOff = false
  let pool: Pool | undefined
  const projection = balances({
    inspect() {
      const sql = `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND datname = current_database()`
      if (pool && cutsOff) cutOff.push(pool.query(sql))
    },
  })
  const harness = await projectionHarness(projection)
  pool = harness.pool
  const providers = Array.from({ length: 5 }, newProvider)
  await harness.given(...providers.map((provider) => granted(provider)), ...providers.map((provider) => corrected(provider)))
  const live = await tablesHash(pool, projection)

  cutsOff = true
  await expect(rebuild(projection, { ...harness, log })).rejects.toThrow(/terminat|EPIPE|ECONNRESET/)
  await Promise.all(cutOff)
  expect(await tablesHash(pool, projection)).toBe(live)
  expect(await readCheckpoint(pool, projection)).toMatchObject({ generation: 0 })

  cutsOff = false
  await pool.query('CREATE TABLE balances_v1_rebuild.half_done ()')
  await rebuild(projection, { ...harness, log })
  expect(await tablesHash(pool, projection)).toBe(live)
  expect(await leftovers(pool)).toEqual([])
})

test('an event that cannot be folded ends the rebuild, and the live tables stay', async () => {
  let broken = false
  const projection = balances({
    inspect() {
      if (broken) throw new Error('nobody thought of this')
    },
  })
  const { pool, store, given } = await projectionHarness(projection)
  const provider = newProvider()
  await given(granted(provider), corrected(provider))
  const live = await tablesHash(pool, projection)
  broken = true
  await expect(rebuild(projection, { pool, store, log })).rejects.toThrow(EventFailed)
  expect(await tablesHash(pool, projection)).toBe(live)
  expect(await leftovers(pool)).toEqual([])
})

test('only one rebuild of a projection runs at a time', async () => {
  const projection = balances()
  const { pool, store, given } = await projectionHarness(projection)
  await given(granted(newProvider()))
  const outcomes = await Promise.allSettled([1, 2].map(() => rebuild(projection, { pool, store, log })))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  for (const { reason } of refused) expect(reason).toBeInstanceOf(RebuildInProgress)
  expect(refused.length).toBeLessThan(2)
})

test('readers of the old tables delay only their removal', async () => {
  const projection = balances()
  const { pool, store, given } = await projectionHarness(projection)
  await given(granted(newProvider()))
  const reader = await pool.connect()
  await reader.query('BEGIN; SELECT * FROM balances_v1.balances')
  await rebuild(projection, { pool, store, log })
  expect(await leftovers(pool)).toEqual(['balances_v1_old'])
  const { rows } = await pool.query('SELECT credits FROM balances_v1.balances')
  expect(rows).toEqual([{ credits: 1 }])
  await reader.query('COMMIT')
  reader.release()
  await rebuild(projection, { pool, store, log })
  expect(await leftovers(pool)).toEqual([])
})

test('tables that changed without a new version stop the start until they are rebuilt', async () => {
  const { pool, store, given } = await projectionHarness(balances())
  await given(granted(newProvider()))
  const changed = balances({ moreColumns: { seen: boolean().orNull() } })
  await expect(prepareProjections(pool, store, [changed])).rejects.toThrow(ProjectionChanged)
  await rebuild(changed, { pool, store, log })
  await prepareProjections(pool, store, [changed])
  const { rows } = await pool.query('SELECT credits, seen FROM balances_v1.balances')
  expect(rows).toEqual([{ credits: 1, seen: null }])
})

test('a new version is filled beside the one in use, and both are fed', async () => {
  const [old, fresh] = [balances(), balances({ version: 2 })]
  const { pool, store, positions } = await runningProjector(old)
  const places = await Promise.all(Array.from({ length: 1_100 }, () => record(store, [granted(newProvider())])))
  await prepareProjections(pool, store, [old, fresh])
  const next = startedProjector(pool, store, [fresh])
  const last = places.reduce((latest, place) => (place > latest ? place : latest))
  await Promise.all([next.positions.waitFor(fresh, last, waitMs), positions.waitFor(old, last, waitMs)])
  const { rows } = await pool.query(
    `SELECT (SELECT count(*)::int FROM balances_v1.balances) AS old, (SELECT count(*)::int FROM balances_v2.balances) AS fresh`,
  )
  expect(rows).toEqual([{ old: 1_100, fresh: 1_100 }])
  expect(next.logged.map(({ msg }) => msg)).toContain('projection balances was rebuilt')
  const later = await record(store, [granted(newProvider())])
  await Promise.all([next.positions.waitFor(fresh, later, waitMs), positions.waitFor(old, later, waitMs)])
  await next.stop()
})
