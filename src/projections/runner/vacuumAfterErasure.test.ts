import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { filesOfDatabase } from '../../../tests/setup/filesOfDatabase.ts'
import { openTestPool, testDatabase } from '../../../tests/setup/testDatabase.ts'
import { migrateOperational } from '../../operational/migrate.ts'
import { askForVacuum, vacuumIfAsked } from './vacuumAfterErasure.ts'

const mark = 'Wilhelmine Kaltenbrunner'
const silent = { info: () => {} }
const schemas = { tablesOfPersons: () => Promise.resolve(['public.shown']) }

/** A read model that showed a person until a moment ago. */
async function world() {
  const { pool, url } = await testDatabase()
  await migrateOperational(pool)
  await pool.query(`CREATE TABLE shown (name text); INSERT INTO shown VALUES ($$${mark}$$), ('Anna')`)
  const inFiles = async () => (await filesOfDatabase(pool)).some((file) => readFileSync(file).includes(mark))
  const vacuum = () => vacuumIfAsked(pool, schemas, silent)
  /** As the product does: again and again until no transaction keeps the old row versions, which other tests hold too. */
  const vacuumWhenDue = (table = 'pg_catalog.pg_statistic') =>
    vi.waitFor(
      async () => {
        const tables = await vacuum()
        expect(tables).toContain(table)
        return tables
      },
      { timeout: 120_000 },
    )
  return { pool, url, inFiles, vacuum, vacuumWhenDue }
}

async function erase(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM shown WHERE name = $1', [mark])
  await askForVacuum(pool)
}

test('vacuums at most once in ten minutes, and only after an erasure', async () => {
  const { pool, inFiles, vacuum, vacuumWhenDue } = await world()
  expect(await vacuum()).toEqual([])
  await erase(pool)
  expect(await inFiles()).toBe(true)
  expect(await vacuumWhenDue()).toContain('public.shown')
  expect(await inFiles()).toBe(false)
  await erase(pool)
  expect(await vacuum()).toEqual([])
})

test('waits for a transaction that may still read erased data', async () => {
  const { pool, inFiles, vacuum, vacuumWhenDue } = await world()
  const reader = await pool.connect()
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1')
  await erase(pool)
  expect(await vacuum()).toEqual([])
  await reader.query('COMMIT')
  reader.release()
  expect(await vacuumWhenDue()).toContain('public.shown')
  expect(await inFiles()).toBe(false)
})

test('waits for a writing transaction of another database, which keeps old row versions in all of them', async () => {
  const other = await testDatabase()
  const { pool, inFiles, vacuum, vacuumWhenDue } = await world()
  const elsewhere = await other.pool.connect()
  await elsewhere.query('BEGIN; SELECT pg_current_xact_id()')
  await erase(pool)
  expect(await vacuum()).toEqual([])
  await elsewhere.query('COMMIT')
  elsewhere.release()
  expect(await vacuumWhenDue()).toContain('public.shown')
  expect(await inFiles()).toBe(false)
})

test('retries the column samples while a transaction younger than the erasure keeps their old versions', async () => {
  const other = await testDatabase()
  const { pool, inFiles, vacuum, vacuumWhenDue } = await world()
  await pool.query('ANALYZE shown')
  await erase(pool)
  const elsewhere = await other.pool.connect()
  await elsewhere.query('BEGIN; SELECT pg_current_xact_id()')
  const done = await vacuumWhenDue('public.shown')
  expect(done).not.toContain('pg_catalog.pg_statistic')
  expect(await inFiles()).toBe(true)
  await elsewhere.query('COMMIT')
  elsewhere.release()
  expect(await vacuumWhenDue()).toContain('public.shown')
  expect(await inFiles()).toBe(false)
  expect(await vacuum()).toEqual([])
})

test('retries a table that is read for long, and vacuums the others meanwhile', async () => {
  const { pool, inFiles, vacuumWhenDue } = await world()
  await erase(pool)
  const reader = await pool.connect()
  await reader.query('BEGIN; SELECT FROM shown')
  const done = await vacuumWhenDue('operational.person_keys')
  expect(done).not.toContain('public.shown')
  await reader.query('COMMIT')
  reader.release()
  expect(await vacuumWhenDue()).toContain('public.shown')
  expect(await inFiles()).toBe(false)
})

test('takes as long as it needs, beyond the time limits of the pool', async () => {
  const { pool, url } = await world()
  await pool.query(`CREATE FUNCTION wait() RETURNS event_trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1.5); END';
    CREATE EVENT TRIGGER wait ON ddl_command_start WHEN TAG IN ('ALTER TABLE') EXECUTE FUNCTION wait();
    DELETE FROM shown`)
  await erase(pool)
  const impatient = openTestPool({ connectionString: url, max: 2, query_timeout: 1_000, statement_timeout: 1_000 })
  onTestFinished(() => impatient.end())
  await vi.waitFor(async () => expect(await vacuumIfAsked(impatient, schemas, silent)).toContain('public.shown'), { timeout: 120_000 })
})
