import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import {
  type ClaimedDelivery,
  claimDelivery,
  closeDelivery,
  deliveryBacklog,
  findDueDeliveries,
  markSent,
  type NewDelivery,
  purgeDeliveries,
  retryDelivery,
  writeDeliveries,
} from './deliveries.ts'
import { migrateOperational } from './migrate.ts'

let database: TestDatabase
const lease = 60_000

beforeAll(async () => {
  database = await createTestDatabase(25)
  await migrateOperational(database.pool)
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('TRUNCATE operational.deliveries')
})

function delivery(overrides: Partial<NewDelivery> = {}): NewDelivery {
  return {
    id: randomUUID(),
    channel: 'mail',
    template: 'request-received',
    recipientKind: 'provider',
    recipientId: randomUUID(),
    params: { requestId: 'r', eventDate: '2027-06-12' },
    eventId: randomUUID(),
    ...overrides,
  }
}

async function written(overrides: Partial<NewDelivery> = {}): Promise<NewDelivery> {
  const row = delivery(overrides)
  await writeDeliveries(database.pool, [row])
  return row
}

async function claimed(row: NewDelivery): Promise<ClaimedDelivery> {
  const taken = await claimDelivery(database.pool, row.id, lease)
  if (!taken) throw new Error('could not be claimed')
  return taken
}

async function stateOf(id: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ state: string }>('SELECT state FROM operational.deliveries WHERE id = $1', [id])
  return rows[0]?.state
}

/** Lets time pass for one delivery. */
async function age(id: string, seconds: number): Promise<void> {
  await database.pool.query(
    `UPDATE operational.deliveries SET next_attempt_at = next_attempt_at - $2 * interval '1 second',
       expires_at = expires_at - $2 * interval '1 second', created_at = created_at - $2 * interval '1 second' WHERE id = $1`,
    [id, seconds],
  )
}

describe('writing', () => {
  test('answers what is new, and writes the same id once', async () => {
    const first = delivery()
    const second = delivery({ channel: 'sms' })
    expect(await writeDeliveries(database.pool, [first])).toEqual([{ id: first.id, channel: 'mail' }])
    expect(await writeDeliveries(database.pool, [first, second])).toEqual([{ id: second.id, channel: 'sms' }])
    expect(await writeDeliveries(database.pool, [])).toEqual([])
  })

  test('belongs to the transaction of the caller', async () => {
    const row = delivery()
    const client = await database.pool.connect()
    await client.query('BEGIN')
    await writeDeliveries(client, [row])
    await client.query('ROLLBACK')
    client.release()
    expect(await stateOf(row.id)).toBeUndefined()
  })

  test('keeps a recipient that is found by the parameters alone', async () => {
    const row = await written({ channel: 'sms', template: 'phone-code', recipientKind: null, recipientId: null, params: { codeId: 'c' } })
    expect(await claimed(row)).toMatchObject({ recipientKind: null, recipientId: null, params: { codeId: 'c' }, attempt: 1 })
  })
})

describe('claiming', () => {
  test('of twenty senders one gets it', async () => {
    const { id } = await written()
    const taken = await Promise.all(Array.from({ length: 20 }, () => claimDelivery(database.pool, id, lease)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('nobody else gets it before the lease has ended, somebody does afterwards', async () => {
    const row = await written()
    await claimed(row)
    await age(row.id, 59)
    expect(await claimDelivery(database.pool, row.id, lease)).toBeUndefined()
    expect(await findDueDeliveries(database.pool, 10)).toEqual([])
    await age(row.id, 2)
    expect(await findDueDeliveries(database.pool, 10)).toEqual([{ id: row.id, channel: 'mail' }])
    expect(await claimed(row)).toMatchObject({ attempt: 2 })
  })

  test('what is sent, failed or expired is never claimed again', async () => {
    for (const finish of [
      (row: ClaimedDelivery) => markSent(database.pool, row.id, 'provider-id'),
      (row: ClaimedDelivery) => closeDelivery(database.pool, row, 'failed', '21211'),
      (row: ClaimedDelivery) => closeDelivery(database.pool, row, 'expired', 'recipient erased'),
    ]) {
      const row = await written()
      await finish(await claimed(row))
      await age(row.id, 3600)
      expect(await claimDelivery(database.pool, row.id, lease)).toBeUndefined()
    }
  })
})

describe('retrying', () => {
  test('is due after the delay, not before', async () => {
    const row = await written()
    expect(await retryDelivery(database.pool, await claimed(row), 30_000, 'ECONNREFUSED')).toBe('pending')
    await age(row.id, 29)
    expect(await findDueDeliveries(database.pool, 10)).toEqual([])
    await age(row.id, 2)
    expect(await findDueDeliveries(database.pool, 10)).toHaveLength(1)
  })

  test('expires instead when the next attempt would come too late', async () => {
    const row = await written({ expiresAt: new Date(Date.now() + 20_000) })
    expect(await retryDelivery(database.pool, await claimed(row), 30_000, 'ECONNREFUSED')).toBe('expired')
    expect(await stateOf(row.id)).toBe('expired')
  })

  test('a sender whose lease ended can neither give back nor close what another has claimed', async () => {
    const row = await written()
    const late = await claimed(row)
    await age(row.id, 61)
    await claimed(row)
    expect(await retryDelivery(database.pool, late, 0, 'ETIMEDOUT')).toBe('lost')
    await closeDelivery(database.pool, late, 'failed', '21211')
    expect(await stateOf(row.id)).toBe('sending')
  })

  test('that it was sent is true, however late it is told', async () => {
    const row = await written()
    const late = await claimed(row)
    await age(row.id, 61)
    const second = await claimed(row)
    await markSent(database.pool, late.id, 'provider-id')
    expect(await retryDelivery(database.pool, second, 0, 'ETIMEDOUT')).toBe('lost')
    expect(await stateOf(row.id)).toBe('sent')
  })
})

describe('sweeping and purging', () => {
  test('finds the longest due first, and lets the overdue expire', async () => {
    const overdue = await written({ expiresAt: new Date(Date.now() - 1000) })
    const younger = await written()
    const older = await written({ channel: 'sms' })
    await age(older.id, 10)
    expect(await findDueDeliveries(database.pool, 10)).toEqual([
      { id: older.id, channel: 'sms' },
      { id: younger.id, channel: 'mail' },
    ])
    expect(await stateOf(overdue.id)).toBe('expired')
    expect(await findDueDeliveries(database.pool, 1)).toEqual([{ id: older.id, channel: 'sms' }])
  })

  test('purges what was finished long ago, and keeps what is unfinished', async () => {
    const [sent, recent, unfinished] = [await written(), await written(), await written({ expiresAt: new Date('2999-01-01') })]
    await markSent(database.pool, sent.id, 'a')
    await markSent(database.pool, recent.id, 'b')
    await age(sent.id, 31 * 86_400)
    await age(unfinished.id, 31 * 86_400)
    await purgeDeliveries(database.pool, new Date())
    expect([await stateOf(sent.id), await stateOf(recent.id), await stateOf(unfinished.id)]).toEqual([undefined, 'sent', 'pending'])
  })

  test('tells the backlog', async () => {
    expect(await deliveryBacklog(database.pool)).toEqual({ unfinished: 0, oldestDueSeconds: 0 })
    const { id } = await written()
    await written()
    await age(id, 100)
    const { unfinished, oldestDueSeconds } = await deliveryBacklog(database.pool)
    expect(unfinished).toBe(2)
    expect(oldestDueSeconds).toBeGreaterThanOrEqual(100)
    expect(oldestDueSeconds).toBeLessThan(160)
  })

  test('sweeps and purges on indexes, also among many finished rows', async () => {
    await database.pool.query(
      `INSERT INTO operational.deliveries (id, channel, template, params, state, created_at, expires_at)
       SELECT gen_random_uuid(), 'mail', 't', '{}', CASE WHEN n % 1000 = 0 THEN 'pending' ELSE 'sent' END, now() - n * interval '1 minute', now() + interval '1 day'
       FROM generate_series(1, 20000) n`,
    )
    await database.pool.query('ANALYZE operational.deliveries')
    const plan = async (sql: string) => JSON.stringify((await database.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`)).rows)
    expect(
      await plan(
        `SELECT id FROM operational.deliveries WHERE state IN ('pending', 'sending') AND next_attempt_at <= now() AND expires_at > now() ORDER BY next_attempt_at LIMIT 100`,
      ),
    ).toContain('deliveries_unfinished')
    expect(
      await plan(
        `DELETE FROM operational.deliveries WHERE state IN ('sent', 'failed', 'expired') AND created_at < now() - interval '13 days'`,
      ),
    ).toContain('deliveries_finished')
  })
})
