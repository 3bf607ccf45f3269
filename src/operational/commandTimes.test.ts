import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { firstSeen, purgeCommandTimes, sameBody } from './commandTimes.ts'
import { migrateOperational } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())

const monday = new Date('2027-03-01T10:00:00.123Z')
const later = (days: number) => new Date(monday.getTime() + days * 86_400_000)

test('a retry learns the time of the first attempt, to the millisecond', async () => {
  const id = randomUUID()
  expect(await firstSeen(database.pool, id, monday)).toEqual(monday)
  expect(await firstSeen(database.pool, id, later(3))).toEqual(monday)
})

test('racing attempts agree on one time', async () => {
  const id = randomUUID()
  const times = await Promise.all(Array.from({ length: 50 }, (_, n) => firstSeen(database.pool, id, new Date(monday.getTime() + n))))
  expect(new Set(times.map((time) => time.getTime())).size).toBe(1)
})

test('another body under the same command is noticed; a call without a key has nothing to compare', async () => {
  const commandId = randomUUID()
  expect(await sameBody(database.pool, { commandId }, monday)).toBe(true)
  await firstSeen(database.pool, commandId, monday)
  expect(await sameBody(database.pool, { commandId, bodyHash: 'a' }, monday)).toBe(true)
  expect(await sameBody(database.pool, { commandId, bodyHash: 'a' }, later(1))).toBe(true)
  expect(await sameBody(database.pool, { commandId, bodyHash: 'b' }, later(1))).toBe(false)
})

test('is kept for seven days', async () => {
  const id = randomUUID()
  await firstSeen(database.pool, id, monday)
  await purgeCommandTimes(database.pool, later(7))
  expect(await firstSeen(database.pool, id, later(7))).toEqual(monday)
  await purgeCommandTimes(database.pool, later(7.1))
  expect(await firstSeen(database.pool, id, later(8))).toEqual(later(8))
})
