import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { type Limit, limitOn, purgeLimits, resetLimit, spendLimits } from './limits.ts'
import { migrateOperational } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())

const start = new Date('2027-03-01T10:00:00Z').getTime()
const at = (seconds: number) => new Date(start + seconds * 1000)
const limit = (max: number, seconds: number): Limit => ({ key: randomUUID(), max, seconds })
const spend = (limits: readonly Limit[], seconds: number) => spendLimits(database.pool, limits, at(seconds))
const allowed = { allowed: true }

test('allows so many within any window, and says when there is room again', async () => {
  const five = limit(5, 3600)
  for (const second of [0, 3000, 3100, 3200, 3300]) expect(await spend([five], second)).toEqual(allowed)
  expect(await spend([five], 3400)).toEqual({ allowed: false, refusedBy: five.key, retryAfterSeconds: 200 })
  expect(await spend([five], 3600)).toEqual(allowed)
  // The window slides: after an hour only the oldest act has left it.
  expect(await spend([five], 3601)).toEqual({ allowed: false, refusedBy: five.key, retryAfterSeconds: 2999 })
})

test('counts against all limits or none', async () => {
  const [wide, narrow] = [limit(3, 3600), limit(1, 60)]
  expect(await spend([wide, narrow], 0)).toEqual(allowed)
  for (let n = 0; n < 5; n++) expect(await spend([wide, narrow], 10)).toMatchObject({ refusedBy: narrow.key, retryAfterSeconds: 50 })
  expect(await spend([wide, narrow], 60)).toEqual(allowed)
  expect(await spend([wide, narrow], 120)).toEqual(allowed)
  expect(await spend([wide, narrow], 180)).toMatchObject({ refusedBy: wide.key, retryAfterSeconds: 3420 })
})

test('a hundred racing acts get what is allowed', async () => {
  const [own, shared] = [limit(7, 60), limit(1000, 60)]
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => spend(n % 2 ? [own, shared] : [shared, own], 0)))
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(7)
})

test('a limit of zero allows nothing', async () => {
  const none = limit(0, 60)
  expect(await spend([none], 0)).toEqual({ allowed: false, refusedBy: none.key, retryAfterSeconds: 60 })
})

test('stands or falls with the caller’s transaction', async () => {
  const one = limit(1, 60)
  const client = await database.pool.connect()
  await client.query('BEGIN')
  expect(await spendLimits(client, [one], at(0))).toEqual(allowed)
  await client.query('ROLLBACK')
  client.release()
  expect(await spend([one], 0)).toEqual(allowed)
})

test('can be reset, and goes when its window is over', async () => {
  const one = limit(1, 60)
  await spend([one], 0)
  await resetLimit(database.pool, one)
  expect(await spend([one], 1)).toEqual(allowed)
  await purgeLimits(database.pool, at(60))
  expect(await spend([one], 2)).not.toEqual(allowed)
  await purgeLimits(database.pool, at(62))
  const { rows } = await database.pool.query('SELECT 1 FROM operational.limits WHERE key = $1', [one.key])
  expect(rows).toHaveLength(0)
})

test('its key does not reveal what it is about', () => {
  const secret = randomBytes(32)
  const { key } = limitOn('codes', secret, '+33612345678', { max: 1, seconds: 1 })
  expect(key).toMatch(/^codes:[0-9a-f]{64}$/)
  expect(limitOn('codes', secret, '+33612345678', { max: 1, seconds: 1 }).key).toBe(key)
  expect(limitOn('guesses', secret, '+33612345678', { max: 1, seconds: 1 }).key.slice(-64)).not.toBe(key.slice(-64))
})
