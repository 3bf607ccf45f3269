import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { filesOfDatabase } from '../../../tests/setup/filesOfDatabase.ts'
import { testDatabase } from '../../../tests/setup/testDatabase.ts'
import { migrateOperational } from '../../operational/migrate.ts'
import { askForVacuum, vacuumIfAsked } from './vacuumAfterErasure.ts'

const mark = 'Wilhelmine Kaltenbrunner'
const silent = { info: () => {} }
const schemas = { tablesOfPersons: () => Promise.resolve(['public.shown']) }

/** A read model that showed a person until a moment ago. */
async function world() {
  const { pool } = await testDatabase()
  await migrateOperational(pool)
  await pool.query(`CREATE TABLE shown (name text); INSERT INTO shown VALUES ($$${mark}$$), ('Anna')`)
  const inFiles = async () => (await filesOfDatabase(pool)).some((file) => readFileSync(file).includes(mark))
  return { pool, inFiles, vacuum: () => vacuumIfAsked(pool, schemas, silent) }
}

async function erase(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM shown WHERE name = $1', [mark])
  await askForVacuum(pool)
}

test('vacuums once for all erasures of ten minutes, and only when somebody was erased', async () => {
  const { pool, inFiles, vacuum } = await world()
  expect(await vacuum()).toEqual([])
  await erase(pool)
  expect(await inFiles()).toBe(true)
  expect(await vacuum()).toContain('public.shown')
  expect(await inFiles()).toBe(false)
  await erase(pool)
  expect(await vacuum()).toEqual([])
})

test('waits for a transaction that may still read what was erased', async () => {
  const { pool, inFiles, vacuum } = await world()
  const reader = await pool.connect()
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1')
  await erase(pool)
  expect(await vacuum()).toEqual([])
  await reader.query('COMMIT')
  reader.release()
  // Whatever else reads at that moment is waited for too.
  await expect.poll(vacuum, { timeout: 20_000 }).toContain('public.shown')
  expect(await inFiles()).toBe(false)
})

test('comes back to a table that somebody reads for long, and vacuums the others meanwhile', async () => {
  const { pool, inFiles, vacuum } = await world()
  await erase(pool)
  const reader = await pool.connect()
  await reader.query('BEGIN; SELECT FROM shown')
  const done = await vacuum()
  expect(done).toContain('operational.person_keys')
  expect(done).not.toContain('public.shown')
  await reader.query('COMMIT')
  reader.release()
  expect(await vacuum()).toContain('public.shown')
  expect(await inFiles()).toBe(false)
})
