import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase, testDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import type { MasterKeys } from './masterKeys.ts'
import { migrateOperational } from './migrate.ts'
import { createPersonKeys, rewrapPersonKeys } from './personKeys.ts'

let database: TestDatabase
const { masterKeys } = testSecrets()
beforeAll(async () => {
  database = await createTestDatabase()
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())

const ids = (count: number) => Array.from({ length: count }, () => randomUUID() as string)

test('makes a key once and finds it again, in any process', async () => {
  const [anna, ben] = [randomUUID(), randomUUID()]
  const first = await createPersonKeys(database.pool, masterKeys).keysFor([anna, ben, anna], { create: true })
  expect(first.get(anna)).toHaveLength(32)
  expect(first.get(anna)).not.toEqual(first.get(ben))
  const again = await createPersonKeys(database.pool, masterKeys).keysFor([ben, anna], { create: false })
  expect(again).toEqual(first)
})

test('makes none unless asked', async () => {
  const known = await createPersonKeys(database.pool, masterKeys).keysFor(ids(3), { create: false })
  expect(known.size).toBe(0)
})

test('racing makers of overlapping batches agree on one key a person', async () => {
  const everybody = ids(60)
  const batches = Array.from({ length: 12 }, (_, n) => (n % 2 ? everybody.slice(n) : everybody.slice(0, 60 - n).toReversed()))
  const answers = await Promise.all(batches.map((batch) => createPersonKeys(database.pool, masterKeys).keysFor(batch, { create: true })))
  for (const [n, batch] of batches.entries()) {
    expect(answers[n]?.size).toBe(batch.length)
    for (const id of batch) expect(answers[n]?.get(id)).toEqual(answers.find((answer) => answer.has(id))?.get(id))
  }
})

test('an erased person has no key, and gets none again', async () => {
  const keys = createPersonKeys(database.pool, masterKeys)
  const [known, unknown] = [randomUUID(), randomUUID()]
  await keys.keysFor([known], { create: true })
  for (const id of [known, unknown, known]) await keys.erase(id)
  expect(await keys.keysFor([known, unknown], { create: true })).toEqual(
    new Map([
      [known, 'erased'],
      [unknown, 'erased'],
    ]),
  )
  const { rows } = await database.pool.query('SELECT wrapped_key FROM operational.person_keys WHERE person_id = $1', [known])
  expect(rows).toEqual([{ wrapped_key: null }])
})

test('stores no key in clear, and none that opens for another person', async () => {
  const { pool } = await testDatabase()
  await migrateOperational(pool)
  const [anna, ben] = [randomUUID(), randomUUID()]
  const keys = createPersonKeys(pool, masterKeys)
  const made = await keys.keysFor([anna, ben], { create: true })
  const { rows } = await pool.query<{ wrapped_key: Buffer }>('SELECT wrapped_key FROM operational.person_keys WHERE person_id = ANY($1)', [
    [anna, ben],
  ])
  for (const row of rows) for (const key of made.values()) expect(row.wrapped_key.includes(key)).toBe(false)
  await pool.query(
    `UPDATE operational.person_keys SET wrapped_key = (SELECT wrapped_key FROM operational.person_keys WHERE person_id = $1) WHERE person_id = $2`,
    [anna, ben],
  )
  await expect(keys.keysFor([ben], { create: false })).rejects.toThrow(/authenticate/)
})

test('the master key can be replaced while keys are in use', async () => {
  const everybody = ids(25)
  const before = await createPersonKeys(database.pool, masterKeys).keysFor(everybody, { create: true })
  await createPersonKeys(database.pool, masterKeys).erase(everybody[0] as string)
  const next = testSecrets().masterKeys.current
  const rotating: MasterKeys = { current: next, retired: [masterKeys.current] }
  expect((await createPersonKeys(database.pool, rotating).keysFor(everybody, { create: false })).get(everybody[1] as string)).toEqual(
    before.get(everybody[1] as string),
  )
  while ((await rewrapPersonKeys(database.pool, rotating, 10)) > 0);
  const after = await createPersonKeys(database.pool, { current: next, retired: [] }).keysFor(everybody, { create: false })
  expect(after).toEqual(new Map(before).set(everybody[0] as string, 'erased'))
  await expect(createPersonKeys(database.pool, masterKeys).keysFor(everybody, { create: false })).rejects.toThrow(/not known/)
})
