import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { ageEffect, deadEffect, leasedEffect, stateOfEffect, writtenEffect } from '../../tests/setup/writtenEffect.ts'
import { listDeadLetters, retryDeadLetters } from './deadLetters.ts'
import { migrateOperational } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('TRUNCATE operational.effects')
})

describe('dead letters', () => {
  test('are listed oldest first, of one kind or of all', async () => {
    const [first, second] = [await deadEffect(database.pool), await deadEffect(database.pool, { kind: 'sms' })]
    await writtenEffect(database.pool)
    expect((await listDeadLetters(database.pool, 10)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect(await listDeadLetters(database.pool, 10, 'sms')).toMatchObject([{ id: second.id, kind: 'sms', attempts: 1, lastError: '21211' }])
    expect(await listDeadLetters(database.pool, 1)).toHaveLength(1)
  })

  test('are retried one by one or by kind, from the first attempt on and with time left', async () => {
    const [one, another, duty] = [
      await deadEffect(database.pool),
      await deadEffect(database.pool),
      await deadEffect(database.pool, { kind: 'erasure', expiresAt: null }),
    ]
    await ageEffect(database.pool, one, 7200)
    expect(await retryDeadLetters(database.pool, { id: one.id })).toBe(1)
    expect(await leasedEffect(database.pool, one)).toMatchObject({ attempt: 1, outcome: null })
    expect(await retryDeadLetters(database.pool, { kind: 'mail' })).toBe(1)
    expect(await stateOfEffect(database.pool, another)).toBe('pending')
    expect(await retryDeadLetters(database.pool, { kind: 'erasure' })).toBe(1)
    expect(await leasedEffect(database.pool, duty)).toMatchObject({ attempt: 1, expiresAt: null })
    expect(await retryDeadLetters(database.pool, { id: one.id }), 'is not dead any more').toBe(0)
  })
})
