import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { ageEffect, deadEffect, leasedEffect, newEffect, stateOfEffect, writtenEffect } from '../../tests/setup/writtenEffect.ts'
import { findDueEffects } from './dueEffects.ts'
import { effectBacklog } from './effectBacklog.ts'
import {
  continueEffect,
  finishEffect,
  forgetEffectsFor,
  type LeasedEffect,
  leaseEffect,
  type NewEffect,
  purgeEffects,
  recordOutcome,
  retryEffect,
  writeEffects,
} from './effects.ts'
import { migrateOperational } from './migrate.ts'

let database: TestDatabase
const leaseMs = 60_000

beforeAll(async () => {
  database = await createTestDatabase(25)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('TRUNCATE operational.effects')
})

const written = (overrides?: Partial<NewEffect>) => writtenEffect(database.pool, overrides)
const leased = (row: Pick<NewEffect, 'id'>) => leasedEffect(database.pool, row)
const dead = (overrides?: Partial<NewEffect>) => deadEffect(database.pool, overrides)
const age = (row: Pick<NewEffect, 'id'>, seconds: number) => ageEffect(database.pool, row, seconds)
const stateOf = (row: Pick<NewEffect, 'id'>) => stateOfEffect(database.pool, row)
const succeed = (row: LeasedEffect, finish = true) =>
  recordOutcome(database.pool, row, 'succeeded', { result: { reference: 'service-id', data: { code: 7 } }, finish })
const fail = (row: LeasedEffect, finish = true) => recordOutcome(database.pool, row, 'failed', { error: '21211', finish })

describe('writing', () => {
  test('answers what is new, and writes the same id once', async () => {
    const first = newEffect()
    const second = newEffect({ kind: 'sms' })
    expect(await writeEffects(database.pool, [first])).toEqual([{ id: first.id, kind: 'mail' }])
    expect(await writeEffects(database.pool, [first, second])).toEqual([{ id: second.id, kind: 'sms' }])
    expect(await writeEffects(database.pool, [])).toEqual([])
  })

  test('belongs to the transaction of the caller', async () => {
    const row = newEffect()
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await writeEffects(client, [row])
    await client.query('ROLLBACK')
    client.release()
    expect(await stateOf(row)).toBeUndefined()
  })

  test('keeps everything that the handler needs', async () => {
    for (const row of [newEffect(), newEffect({ person: null, cause: null, expiresAt: null, payload: {} })]) {
      await writeEffects(database.pool, [row])
      expect(await leased(row)).toEqual({ ...row, attempt: 1, outcome: null, reference: null, result: null, lastError: null })
    }
  })
})

describe('leasing', () => {
  test('gives an effect to one of twenty callers', async () => {
    const { id } = await written()
    const taken = await Promise.all(Array.from({ length: 20 }, () => leaseEffect(database.pool, id, leaseMs)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('gives it to nobody else before the lease has ended, and to somebody afterwards', async () => {
    const row = await written()
    await leased(row)
    await age(row, 59)
    expect(await leaseEffect(database.pool, row.id, leaseMs)).toBeUndefined()
    expect(await findDueEffects(database.pool, 10)).toEqual([])
    await age(row, 2)
    expect(await findDueEffects(database.pool, 10)).toEqual([{ id: row.id, kind: 'mail' }])
    expect(await leased(row)).toMatchObject({ attempt: 2 })
  })

  test('gives nobody what is done, dead or expired', async () => {
    for (const outcome of ['succeeded', 'failed', 'expired'] as const) {
      const row = await written()
      await recordOutcome(database.pool, await leased(row), outcome, { finish: true })
      await age(row, 1800)
      expect(await leaseEffect(database.pool, row.id, leaseMs)).toBeUndefined()
    }
  })
})

describe('an outcome', () => {
  test('that a command follows is handed to the next lease until it is finished, past its expiry too', async () => {
    const row = await written()
    expect(await succeed(await leased(row), false)).toBe(true)
    await age(row, 7200)
    expect(await findDueEffects(database.pool, 10)).toEqual([{ id: row.id, kind: 'mail' }])
    expect(await leased(row)).toMatchObject({ attempt: 2, outcome: 'succeeded', reference: 'service-id', result: { code: 7 } })
    await finishEffect(database.pool, row.id, 'succeeded')
    expect(await stateOf(row)).toBe('done')
  })

  test('of success counts however late it is recorded, over a later lease and over a failure', async () => {
    const [retried, failed] = [await written(), await written()]
    for (const row of [retried, failed]) {
      const late = await leased(row)
      await age(row, 61)
      const second = await leased(row)
      if (row === failed) await fail(second)
      expect(await succeed(late)).toBe(true)
      expect(await retryEffect(database.pool, second, 0, 'ETIMEDOUT')).toBe('lost')
      expect(await stateOf(row)).toBe('done')
    }
  })

  test('of failure is void once another has the lease', async () => {
    const row = await written()
    const late = await leased(row)
    await age(row, 61)
    await leased(row)
    expect(await retryEffect(database.pool, late, 0, 'ETIMEDOUT')).toBe('lost')
    expect(await fail(late)).toBe(false)
    expect(await stateOf(row)).toBe('leased')
  })

  test('is void once its person was erased', async () => {
    const row = await written()
    const taken = await leased(row)
    await forgetEffectsFor(database.pool, 'provider', row.person?.id ?? '')
    expect(await succeed(taken)).toBe(false)
    expect(await stateOf(row)).toBeUndefined()
  })
})

describe('retrying', () => {
  test('makes it due after the delay, not before', async () => {
    const row = await written()
    expect(await retryEffect(database.pool, await leased(row), 30_000, 'ECONNREFUSED')).toBe('pending')
    await age(row, 29)
    expect(await findDueEffects(database.pool, 10)).toEqual([])
    await age(row, 2)
    expect(await findDueEffects(database.pool, 10)).toHaveLength(1)
  })

  test('lets it expire instead when the next attempt would come too late', async () => {
    const row = await written({ expiresAt: new Date(Date.now() + 20_000) })
    expect(await retryEffect(database.pool, await leased(row), 30_000, 'ECONNREFUSED')).toBe('expired')
    await finishEffect(database.pool, row.id, 'expired')
    expect(await stateOf(row)).toBe('expired')
  })
})

describe('continuing', () => {
  test('makes it due at once, as the same attempt', async () => {
    const row = await written()
    await leased(row)
    await age(row, 61)
    expect(await continueEffect(database.pool, await leased(row))).toBe(true)
    expect(await leased(row)).toMatchObject({ attempt: 2, outcome: null, lastError: null })
  })

  test('is void once another has the lease, or the effect is done', async () => {
    const row = await written()
    const late = await leased(row)
    await age(row, 61)
    const second = await leased(row)
    expect(await continueEffect(database.pool, late)).toBe(false)
    expect(await stateOf(row)).toBe('leased')
    await succeed(late)
    expect(await continueEffect(database.pool, second)).toBe(false)
    expect(await stateOf(row)).toBe('done')
  })
})

describe('purging and forgetting', () => {
  test('purges what was finished long ago, and keeps what is unfinished or must still be done', async () => {
    const [done, recent, unfinished] = [await written(), await written(), await written({ expiresAt: new Date('2999-01-01') })]
    const [deadNews, deadDuty] = [await dead(), await dead({ kind: 'erasure', expiresAt: null })]
    await succeed(await leased(done))
    await succeed(await leased(recent))
    for (const row of [done, unfinished, deadNews, deadDuty]) await age(row, 31 * 86_400)
    await purgeEffects(database.pool, new Date())
    expect(await Promise.all([done, recent, unfinished, deadNews, deadDuty].map(stateOf))).toEqual([
      undefined,
      'done',
      'pending',
      undefined,
      'dead',
    ])
  })

  test('measures the backlog by kind', async () => {
    expect(await effectBacklog(database.pool)).toEqual([])
    const row = await written()
    await written()
    await dead({ kind: 'sms' })
    await age(row, 100)
    const backlog = new Map((await effectBacklog(database.pool)).map((each) => [each.kind, each]))
    expect(backlog.get('sms')).toEqual({ kind: 'sms', unfinished: 0, dead: 1, oldestDueSeconds: 0 })
    expect(backlog.get('mail')).toMatchObject({ unfinished: 2, dead: 0 })
    expect(backlog.get('mail')?.oldestDueSeconds).toBeGreaterThanOrEqual(100)
  })

  test('purges and forgets on indexes, also among many finished rows', async () => {
    await database.pool.query(
      `INSERT INTO operational.effects (id, kind, payload, state, created_at, expires_at)
       SELECT gen_random_uuid(), 'mail', '{}', CASE WHEN n % 1000 = 0 THEN 'pending' ELSE 'done' END, now() - n * interval '1 minute', now() + interval '1 day'
       FROM generate_series(1, 20000) n`,
    )
    await database.pool.query('ANALYZE operational.effects')
    const plan = async (sql: string) => JSON.stringify((await database.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`)).rows)
    expect(
      await plan(`DELETE FROM operational.effects WHERE state IN ('done', 'dead', 'expired') AND created_at < now() - interval '13 days'`),
    ).toContain('effects_finished')
    expect(await plan(`DELETE FROM operational.effects WHERE person_kind = 'couple' AND person_id = gen_random_uuid()`)).toContain(
      'effects_by_person',
    )
  })
})
