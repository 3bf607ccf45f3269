import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { openTestPool, testDatabase } from '../../tests/setup/testDatabase.ts'
import { migrateOperational } from './migrate.ts'

async function applied(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM operational.migrations ORDER BY name')
  return rows.map((row) => row.name)
}

async function files(): Promise<readonly string[]> {
  const names = (await readdir(new URL('./migrations/', import.meta.url))).filter((name) => name.endsWith('.sql'))
  return names.map((name) => name.replace('.sql', '')).toSorted()
}

test('applies every file in order, and nothing the second time', async () => {
  const { pool } = await testDatabase()
  await migrateOperational(pool)
  expect(await applied(pool)).toEqual(await files())
  await migrateOperational(pool)
  expect(await applied(pool)).toEqual(await files())
})

test('leaves the pool open and its connections as they were', async () => {
  const { url } = await testDatabase()
  const pool = openTestPool({ connectionString: url, max: 1, statement_timeout: 4321 })
  await migrateOperational(pool)
  const { rows } = await pool.query('SHOW statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '4321ms' }])
  await pool.end()
})

test('of several processes that start at once one applies every file, and the others nothing', async () => {
  const { url, pool } = await testDatabase()
  const pools = Array.from({ length: 8 }, () => openTestPool({ connectionString: url, max: 2 }))
  await Promise.all(pools.map((each) => migrateOperational(each)))
  expect(await applied(pool)).toEqual(await files())
  await Promise.all(pools.map((each) => each.end()))
})
