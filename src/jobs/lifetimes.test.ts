import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { purges, unpurged } from './lifetimes.ts'

const now = new Date('2027-03-01T10:00:00Z')

/** For each purged table: inserts a row just within or just beyond its lifetime, and returns how to recognise the row by its text. */
const rows: Readonly<Record<string, (pool: Pool, age: 'live' | 'expired') => Promise<string>>> = {
  'operational.command_times': async (pool, age) => {
    const id = randomUUID()
    await pool.query('INSERT INTO operational.command_times VALUES ($1, $2)', [id, days(age === 'live' ? -6 : -8)])
    return id
  },
  'operational.deletion_reasons': async (pool, age) => {
    await pool.query('INSERT INTO operational.deletion_reasons VALUES ($1, $2, $3)', [
      `reason ${age}`,
      days(age === 'live' ? -364 : -366),
      'Nous arrêtons.',
    ])
    return `reason ${age}`
  },
  'operational.effects': async (pool, age) => {
    const id = randomUUID()
    await pool.query(
      `INSERT INTO operational.effects (id, kind, payload, state, outcome, created_at, finished_at) VALUES ($1, 'mail', '{}', 'done', 'succeeded', $2, $2)`,
      [id, days(age === 'live' ? -29 : -31)],
    )
    return id
  },
  'operational.limits': async (pool, age) => {
    await pool.query('INSERT INTO operational.limits VALUES ($1, $2, $3)', [`limit ${age}`, [now], seconds(age === 'live' ? 1 : -1)])
    return `limit ${age}`
  },
  'operational.phone_codes': async (pool, age) => {
    await pool.query(
      `INSERT INTO operational.phone_codes (phone_hash, id, master_key_id, sealed_phone, language, attempts_left, expires_at)
       VALUES ($1, $2, 'key', '\\x00', 'fr', 3, $3)`,
      [`code ${age}`, randomUUID(), seconds(age === 'live' ? -3_500 : -3_700)],
    )
    return `code ${age}`
  },
  'operational.phone_proofs': async (pool, age) => {
    const values = [`proof ${age}`, seconds(age === 'live' ? -3_500 : -3_700)]
    await pool.query(
      `INSERT INTO operational.phone_proofs (hash, phone_hash, good_for, expires_at) VALUES ($1, 'phone', 'login', $2)`,
      values,
    )
    return `proof ${age}`
  },
  'operational.refresh_tokens': async (pool, age) => {
    const session = await sessionUntil(pool, days(1))
    const values = [`token ${age}`, session, seconds(age === 'live' ? 1 : -1)]
    await pool.query('INSERT INTO operational.refresh_tokens (hash, session_id, expires_at) VALUES ($1, $2, $3)', values)
    return `token ${age}`
  },
  'operational.sessions': (pool, age) => sessionUntil(pool, seconds(age === 'live' ? -86_300 : -86_500)),
  'operational.stripe_events': async (pool, age) => {
    const values = [`evt_${age}`, days(age === 'live' ? -29 : -31)]
    await pool.query(`INSERT INTO operational.stripe_events VALUES ($1, 'charge.refunded', 'charge', 'ch_1', '{}', 'received', $2)`, values)
    return `evt_${age}`
  },
  'operational.seen_views': async (pool, age) => {
    const seen = randomUUID()
    await pool.query('INSERT INTO operational.seen_views VALUES ($1, $2)', [dayOf(age === 'live' ? 0 : -1), seen])
    return seen
  },
  'operational.portfolio_views': async (pool, age) => {
    const portfolioId = randomUUID()
    const values = [portfolioId, dayOf(age === 'live' ? -396 : -397), randomUUID()]
    await pool.query('INSERT INTO operational.portfolio_views VALUES ($1, $2, $3, 1)', values)
    return portfolioId
  },
  'operational.view_counts': async (pool, age) => {
    const providerId = randomUUID()
    const values = [providerId, dayOf(age === 'live' ? -396 : -397)]
    await pool.query(`INSERT INTO operational.view_counts VALUES ($1, $2, 'profile', 'direct', 1)`, values)
    return providerId
  },
  'operational.view_salts': async (pool, age) => {
    const salt = Buffer.from(age)
    await pool.query('INSERT INTO operational.view_salts VALUES ($1, $2)', [dayOf(age === 'live' ? 0 : -1), salt])
    return JSON.stringify(salt)
  },
}

function seconds(from: number): Date {
  return new Date(now.getTime() + from * 1_000)
}

function days(from: number): Date {
  return seconds(from * 86_400)
}

function dayOf(from: number): string {
  return days(from).toISOString().slice(0, 10)
}

async function sessionUntil(pool: Pool, expiresAt: Date): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO operational.sessions (id, role, person_id, remembered, created_at, expires_at) VALUES ($1, 'couple', $2, true, $3, $4)`,
    [id, randomUUID(), days(-3), expiresAt],
  )
  return id
}

async function contentOf(pool: Pool, table: string): Promise<string> {
  return JSON.stringify((await pool.query(`SELECT * FROM ${table}`)).rows)
}

/** The errors in the two lists, compared with the tables of the database. */
async function mistakes(pool: Pool): Promise<readonly string[]> {
  const { rows: tables } = await pool.query<{ name: string; expires: boolean }>(
    `SELECT format('%s.%s', t.table_schema, t.table_name) AS name, EXISTS (
       SELECT FROM information_schema.columns c
       WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name AND c.column_name = 'expires_at') AS expires
     FROM information_schema.tables t
     WHERE t.table_schema IN ('operational', 'platform') AND t.table_type = 'BASE TABLE' ORDER BY 1`,
  )
  const names = tables.map(({ name }) => name)
  return [
    ...names.filter((name) => !(name in purges) && !(name in unpurged)).map((name) => `${name} is in neither list`),
    ...names.filter((name) => name in purges && name in unpurged).map((name) => `${name} is in both lists`),
    ...tables.filter(({ name, expires }) => expires && name in unpurged).map(({ name }) => `${name} expires and is not purged`),
    ...[...Object.keys(purges), ...Object.keys(unpurged)].filter((name) => !names.includes(name)).map((name) => `${name} does not exist`),
  ]
}

async function migrated(): Promise<Pool> {
  const { pool } = await testDatabase()
  await migrateOperational(pool)
  return pool
}

test('every table of the schemas operational and platform is purged, or says why not', async () => {
  const pool = await migrated()
  expect(await mistakes(pool)).toEqual([])

  await pool.query('CREATE TABLE operational.planted (id uuid, expires_at timestamptz)')
  expect(await mistakes(pool)).toEqual(['operational.planted is in neither list'])
  await pool.query('DROP TABLE operational.planted; ALTER TABLE operational.credentials ADD COLUMN expires_at timestamptz')
  expect(await mistakes(pool)).toEqual(['operational.credentials expires and is not purged'])
})

describe('the purge of a table deletes what is expired and leaves what is not', () => {
  test.each(Object.entries(purges))('%s', async (table, purge) => {
    const pool = await migrated()
    const insert = rows[table]
    if (!insert) throw new Error(`this test knows no row of ${table}`)
    const [live, expired] = [await insert(pool, 'live'), await insert(pool, 'expired')]
    expect(await contentOf(pool, table)).toContain(expired)
    await purge(pool, now)
    const left = await contentOf(pool, table)
    expect(left).toContain(live)
    expect(left).not.toContain(expired)
  })
})

test('a dead letter that never expires outlives every purge', async () => {
  const pool = await migrated()
  const id = randomUUID()
  await pool.query(
    `INSERT INTO operational.effects (id, kind, payload, state, outcome, created_at) VALUES ($1, 'erasure', '{}', 'dead', 'failed', $2)`,
    [id, days(-400)],
  )
  await purges['operational.effects']?.(pool, now)
  expect(await contentOf(pool, 'operational.effects')).toContain(id)
})

test('the proofs of a number are found by an index, as the effects of a person are', async () => {
  const pool = await migrated()
  const planOf = async (sql: string) => {
    const client = await pool.connect()
    try {
      await client.query('SET enable_seqscan = off')
      return JSON.stringify((await client.query(`EXPLAIN ${sql}`)).rows)
    } finally {
      client.release(true)
    }
  }
  expect(await planOf(`DELETE FROM operational.phone_proofs WHERE phone_hash = 'a'`)).toContain('phone_proofs_by_phone')
  const ofPerson = `DELETE FROM operational.effects WHERE person_kind = 'couple' AND person_id = '${randomUUID()}'`
  expect(await planOf(ofPerson)).toContain('effects_by_person')
})
