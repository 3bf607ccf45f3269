import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestPool, testDatabase } from '../../tests/setup/testDatabase.ts'
import { migrate } from './migrate.ts'
import { inSetupTransaction } from './setupTransaction.ts'

/** Migrations in a folder of their own, by name. */
async function migrations(files: Readonly<Record<string, string>>) {
  const directory = await mkdtemp(join(tmpdir(), 'alliance-migrations-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text)
  return { folder: pathToFileURL(`${directory}/`), schema: 'things' }
}

/** A database with a pool as the product has it, but with short timeouts, and one without timeouts to look at it. */
async function impatientPool() {
  const { url, pool: patient } = await testDatabase()
  const options = '-c statement_timeout=3000 -c lock_timeout=3000 -c idle_in_transaction_session_timeout=3000'
  const pool = openTestPool({ connectionString: url, max: 3, options, query_timeout: 3_000 })
  onTestFinished(() => pool.end())
  return { pool, patient }
}

const longerThanTheTimeouts = 4_000

test('applies every file in order, and nothing the second time', async () => {
  const { pool, patient } = await impatientPool()
  const config = await migrations({
    '0002-fill.sql': `INSERT INTO things.things VALUES ('second')`,
    '0001-make.sql': 'CREATE TABLE things.things (name text)',
  })
  await migrate(pool, config)
  await migrate(pool, config)
  expect((await patient.query('SELECT name FROM things.migrations ORDER BY name')).rows).toEqual([
    { name: '0001-make' },
    { name: '0002-fill' },
  ])
  expect((await patient.query('SELECT name FROM things.things')).rows).toEqual([{ name: 'second' }])
})

test('names the migration that failed, and applies nothing', async () => {
  const { pool, patient } = await impatientPool()
  const these = await migrations({ '0001-make.sql': 'CREATE TABLE things.things (name text)', '0002-broken.sql': 'CREATE nonsense' })
  await expect(migrate(pool, these)).rejects.toThrow('things migration 0002-broken failed')
  expect((await patient.query(`SELECT to_regclass('things.things') AS made`)).rows).toEqual([{ made: null }])
})

test('an older release starts on what a newer one has migrated, and changes nothing', async () => {
  const { pool, patient } = await impatientPool()
  const make = { '0001-make.sql': 'CREATE TABLE things.things (name text)' }
  await migrate(pool, await migrations({ ...make, '0002-widen.sql': 'ALTER TABLE things.things ADD COLUMN size int' }))
  await migrate(pool, await migrations(make))
  expect((await patient.query('SELECT name FROM things.migrations ORDER BY name')).rows).toEqual([
    { name: '0001-make' },
    { name: '0002-widen' },
  ])
  expect((await patient.query('SELECT size FROM things.things')).rows).toEqual([])
})

test('refuses to start when a file before its last one was applied and is missing, or was not applied before later ones', async () => {
  const { pool } = await impatientPool()
  const [first, second] = [{ '0001-make.sql': 'CREATE TABLE things.things (name text)' }, { '0002-widen.sql': 'SELECT' }]
  await migrate(pool, await migrations({ ...first, ...second }))
  await expect(migrate(pool, await migrations(second))).rejects.toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining('0001-make is missing') }) }),
  )
  await expect(migrate(pool, await migrations({ ...first, '0001-more.sql': 'SELECT' }))).rejects.toThrow('things migration')
})

test('waits for a long migration of another process, beyond the timeouts of the pool', async () => {
  const { pool, patient } = await impatientPool()
  const these = await migrations({
    '0001-long.sql': `CREATE TABLE things.things (name text); SELECT pg_sleep(${longerThanTheTimeouts / 1_000})`,
  })
  const processes = Array.from({ length: 3 }, () => migrate(pool, these))
  await Promise.all(processes)
  expect((await patient.query('SELECT name FROM things.migrations')).rows).toEqual([{ name: '0001-long' }])
})

test('waits for a connection that holds the table which a migration changes', async () => {
  const { pool, patient } = await impatientPool()
  const first = await migrations({ '0001-make.sql': 'CREATE TABLE things.things (name text)' })
  await migrate(pool, first)
  const holder = await patient.connect()
  await holder.query('BEGIN; LOCK TABLE things.things')
  const second = await migrations({
    '0001-make.sql': 'CREATE TABLE things.things (name text)',
    '0002-widen.sql': 'ALTER TABLE things.things ADD COLUMN size int',
  })
  const migrated = migrate(pool, second)
  await vi.waitFor(
    async () => {
      const { rows } = await patient.query(
        `SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted AND relation = 'things.things'::regclass`,
      )
      expect(rows).toEqual([{ waiting: 1 }])
    },
    { timeout: 120_000 },
  )
  await delay(longerThanTheTimeouts)
  await holder.query('COMMIT')
  holder.release()
  await migrated
  expect((await patient.query('SELECT size FROM things.things')).rows).toEqual([])
})

test('several processes set something up one after the other, beyond the timeouts of the pool', async () => {
  const { pool, patient } = await impatientPool()
  await patient.query('CREATE TABLE things (name text)')
  const setUp = () =>
    inSetupTransaction(pool, 'things', async (client) => {
      const { rows } = await client.query('SELECT FROM things')
      await delay(longerThanTheTimeouts)
      if (rows.length === 0) await client.query(`INSERT INTO things VALUES ('one')`)
    })
  await Promise.all([setUp(), setUp(), setUp()])
  expect((await patient.query('SELECT name FROM things')).rows).toEqual([{ name: 'one' }])
})
