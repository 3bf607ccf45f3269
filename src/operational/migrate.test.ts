import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { openTestPool, testDatabase } from '../../tests/setup/testDatabase.ts'
import { migrateOperational } from './migrate.ts'

async function applied(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>('SELECT name FROM operational.migrations ORDER BY name')
  return rows.map((row) => row.name)
}

test('applies every file in order, and nothing the second time', async () => {
  const { pool } = await testDatabase()
  await migrateOperational(pool)
  const files = (await readdir(new URL('./migrations/', import.meta.url))).filter((name) => name.endsWith('.sql')).toSorted()
  expect(await applied(pool)).toEqual(files.map((name) => name.replace('.sql', '')))
  await migrateOperational(pool)
  expect(await applied(pool)).toHaveLength(files.length)
})

test('leaves the pool open and its connections as they were', async () => {
  const { url } = await testDatabase()
  const pool = openTestPool({ connectionString: url, max: 1, statement_timeout: 4321 })
  await migrateOperational(pool)
  const { rows } = await pool.query('SHOW statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '4321ms' }])
  await pool.end()
})

test('several processes may start at once', async () => {
  const { url } = await testDatabase()
  const pools = Array.from({ length: 8 }, () => openTestPool({ connectionString: url, max: 2 }))
  await Promise.all(pools.map((pool) => migrateOperational(pool)))
  expect(new Set(await applied(pools[0] as Pool)).size).toBeGreaterThan(0)
  await Promise.all(pools.map((pool) => pool.end()))
})
