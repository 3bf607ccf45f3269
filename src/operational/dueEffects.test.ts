import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { ageEffect, leasedEffect, writtenEffect } from '../../tests/setup/writtenEffect.ts'
import { findDueEffects } from './dueEffects.ts'
import type { NewEffect } from './effects.ts'
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

const written = (overrides?: Partial<NewEffect>) => writtenEffect(database.pool, overrides)
const leased = (row: Pick<NewEffect, 'id'>) => leasedEffect(database.pool, row)
const age = (row: Pick<NewEffect, 'id'>, seconds: number) => ageEffect(database.pool, row, seconds)

test('returns the longest due effects first, and marks overdue ones as expired', async () => {
  const overdue = await written({ expiresAt: new Date(Date.now() - 1000) })
  const younger = await written()
  const older = await written({ kind: 'sms' })
  await age(younger, 10)
  await age(older, 20)
  expect(await findDueEffects(database.pool, 10)).toEqual([
    { id: older.id, kind: 'sms' },
    { id: younger.id, kind: 'mail' },
    { id: overdue.id, kind: 'mail' },
  ])
  expect(await leased(overdue)).toMatchObject({ outcome: 'expired', lastError: 'overdue' })
})

test('finds effects of every kind, however many of one wait', async () => {
  for (let count = 0; count < 3; count++) await age(await written({ kind: 'renditions' }), 100 - count)
  const mail = await written()
  expect((await findDueEffects(database.pool, 2)).map(({ kind }) => kind)).toEqual(['renditions', 'renditions', 'mail'])
  expect(await findDueEffects(database.pool, 1)).toContainEqual({ id: mail.id, kind: 'mail' })
})

test('reads only what it returns, however many are due', async () => {
  await database.pool.query(
    `INSERT INTO operational.effects (id, kind, payload, next_attempt_at, expires_at)
     SELECT gen_random_uuid(), CASE WHEN n % 1000 = 0 THEN 'mail' ELSE 'sms' END, '{}', now() - n * interval '1 second', now() + interval '1 day'
     FROM generate_series(1, 50000) n`,
  )
  await database.pool.query('ANALYZE operational.effects')
  const read = await rowsRead((pool) => findDueEffects(pool, 20))
  // 20 of each of two kinds, and one or two for each step from kind to kind.
  expect(read).toBeLessThan(60)
  expect(await findDueEffects(database.pool, 20)).toHaveLength(40)
})

/** How many rows of the table, or entries of its indexes, the statements read. */
async function rowsRead(ask: (pool: Pool) => Promise<unknown>): Promise<number> {
  let rows = 0
  const explaining = {
    async query(sql: string, values: unknown[] = []) {
      const explained = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, values)
      rows += scanned(explained.rows[0]?.['QUERY PLAN'][0].Plan)
      return { rows: [] }
    },
  }
  await ask(explaining as unknown as Pool)
  return rows
}

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

function scanned(node: PlanNode | undefined): number {
  if (!node) return 0
  const own = node['Relation Name'] ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0
  return own + (node.Plans ?? []).reduce((sum, plan) => sum + scanned(plan), 0)
}
