import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { firstSeen, purgeCommandTimes, rememberCommand } from './commandTimes.ts'
import { migrateOperational } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(20)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())

const monday = new Date('2027-03-01T10:00:00.123Z')
const later = (days: number) => new Date(monday.getTime() + days * 86_400_000)

const keyed = (bodyHash = 'a') => ({ commandId: randomUUID(), bodyHash })

test('a retry learns the time of the first attempt, to the millisecond', async () => {
  const command = keyed()
  expect((await rememberCommand(database.pool, command, monday)).firstSeen).toEqual(monday)
  expect((await rememberCommand(database.pool, command, later(3))).firstSeen).toEqual(monday)
})

test('what has no body keeps the time it was begun too', async () => {
  const id = randomUUID()
  expect(await firstSeen(database.pool, id, monday)).toEqual(monday)
  expect(await firstSeen(database.pool, id, later(3))).toEqual(monday)
})

test('racing attempts agree on one time', async () => {
  const command = keyed()
  const attempts = await Promise.all(
    Array.from({ length: 50 }, (_, n) => rememberCommand(database.pool, command, new Date(monday.getTime() + n))),
  )
  expect(new Set(attempts.map((attempt) => attempt.firstSeen.getTime())).size).toBe(1)
})

test('another body under the same command is noticed', async () => {
  const command = keyed('a')
  expect((await rememberCommand(database.pool, command, monday)).sameBody).toBe(true)
  expect((await rememberCommand(database.pool, command, later(1))).sameBody).toBe(true)
  expect((await rememberCommand(database.pool, { ...command, bodyHash: 'b' }, later(1))).sameBody).toBe(false)
})

test('a call without a key has nothing to compare, and leaves nothing behind', async () => {
  const commandId = randomUUID()
  expect(await rememberCommand(database.pool, { commandId }, monday)).toEqual({ firstSeen: monday, sameBody: true })
  const { rowCount } = await database.pool.query('SELECT FROM operational.command_times WHERE command_id = $1', [commandId])
  expect(rowCount).toBe(0)
})

test('is kept for seven days', async () => {
  const command = keyed()
  await rememberCommand(database.pool, command, monday)
  await purgeCommandTimes(database.pool, later(7))
  expect((await rememberCommand(database.pool, command, later(7))).firstSeen).toEqual(monday)
  await purgeCommandTimes(database.pool, later(7.1))
  expect((await rememberCommand(database.pool, command, later(8))).firstSeen).toEqual(later(8))
})
