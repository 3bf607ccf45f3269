import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, openTestPool, type TestDatabase } from '../../tests/setup/testDatabase.ts'
import { defaultRules } from '../domain/rules.ts'
import { openSessionsOf, sessionsOf } from './listSessions.ts'
import { migrateOperational } from './migrate.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createTokens } from './tokens.ts'

const personId = randomUUID()
let database: TestDatabase
/** One connection, so that all statements of a test are in one transaction. */
let pool: Pool
let sessions: Sessions
beforeAll(async () => {
  database = await createTestDatabase()
  await migrateOperational(database.pool)
  const tokenKey = randomBytes(32)
  const tokens = await createTokens({ database: database.pool, tokenKey, rules: defaultRules })
  pool = openTestPool({ connectionString: database.url, max: 1 })
  sessions = createSessions({ database: pool, tokens, tokenKey, rules: defaultRules })
  const store = createSessions({ database: database.pool, tokens, tokenKey, rules: defaultRules })
  await store.open({ id: randomUUID(), role: 'provider', personId, remembered: true })
  await store.impersonate({ id: randomUUID(), role: 'couple', personId: randomUUID(), impersonator: personId })
  await database.pool.query(
    `INSERT INTO operational.sessions (id, role, person_id, remembered, created_at, expires_at, impersonator_id)
     SELECT gen_random_uuid(), 'couple', gen_random_uuid(), true, now(), now() + interval '1 day', CASE WHEN n % 100 = 0 THEN gen_random_uuid() END
     FROM generate_series(1, 20000) n`,
  )
  await database.pool.query('ANALYZE operational.sessions')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** How many sessions a call reads; what it changes is undone. */
async function sessionsRead(call: () => Promise<unknown>): Promise<number> {
  await pool.query('BEGIN')
  const before = await readSoFar()
  await call()
  const after = await readSoFar()
  await pool.query('ROLLBACK')
  return after - before
}

async function readSoFar(): Promise<number> {
  const { rows } = await pool.query<{ read: number }>(
    `SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relid = 'operational.sessions'::regclass`,
  )
  return rows[0]?.read ?? Number.NaN
}

test.each<[string, () => Promise<unknown>]>([
  ['the export of a person', () => sessionsOf(pool, personId)],
  ['the list of its open sessions', () => openSessionsOf(pool, personId, new Date())],
  ['the end of all its sessions, also of those in which it acts as somebody else', () => sessions.closeAll(personId, 'person_erased')],
])('%s reads its own among 20,000 sessions, and hardly any other', async (_what, call) => {
  const read = await sessionsRead(call)
  expect(read).toBeGreaterThan(0)
  // The planner looks at the ends of an index.
  expect(read).toBeLessThan(10)
})
