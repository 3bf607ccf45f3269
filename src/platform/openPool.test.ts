import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { breakableProxy } from '../../tests/setup/breakableProxy.ts'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { testSecrets } from '../../tests/setup/testSecrets.ts'
import { defaultRules } from '../domain/rules.ts'
import { CachedPersonKeys } from '../eventstore/cachedPersonKeys.ts'
import { migrateOperational } from '../operational/migrate.ts'
import { createPersonKeys } from '../operational/personKeys.ts'
import { createTokens } from '../operational/tokens.ts'
import { openPool } from './openPool.ts'
import { inTransaction } from './transaction.ts'

/** The product's pool with a short limit, and one open connection, which then gets no answers. */
async function silentPool(limitMs = 5_000): Promise<{ readonly pool: Pool; readonly silence: () => Promise<void> }> {
  const { pool: direct, url } = await testDatabase()
  await migrateOperational(direct)
  const proxy = await breakableProxy(url)
  const pool = openPool(proxy.url, { onLost: () => {}, connectionTimeoutMillis: 120_000, query_timeout: limitMs })
  onTestFinished(() => pool.end())
  const silence = async () => {
    await pool.query('SELECT')
    expect(pool.totalCount).toBe(1)
    proxy.silence()
  }
  return { pool, silence }
}

const soon = { timeout: 120_000 }

test('access is checked over a new connection when the old one gets no answer', async () => {
  const { pool, silence } = await silentPool()
  const tokenKey = randomBytes(32)
  const tokens = await createTokens({ database: pool, tokenKey, rules: defaultRules })
  const id = randomUUID()
  const token = await tokens.signAccess({ role: 'couple', id, sessionId: randomUUID(), impersonator: undefined })
  await silence()
  const person = async () => (await tokens.verifyAccess(token).catch(() => undefined))?.id
  await expect.poll(person, soon).toBe(id)
})

test('keys of persons are looked up over a new connection when the old one gets no answer', async () => {
  const { pool, silence } = await silentPool()
  const personKeys = createPersonKeys(pool, testSecrets().masterKeys)
  const id = randomUUID()
  const made = await personKeys.keysFor([id], { create: true })
  const cached = new CachedPersonKeys(personKeys)
  await silence()
  await expect.poll(() => cached.keysFor([id], { create: false }).catch(() => undefined), soon).toEqual(made)
})

test('a transaction on a silent connection fails after one limit, and its connection is closed', async () => {
  const limitMs = 5_000
  const { pool, silence } = await silentPool(limitMs)
  await silence()
  const failure = inTransaction(pool, (client) => client.query('SELECT 1')).catch((error: unknown) => error)
  // Timers of one process fire in order, however busy the machine is: a second limit would end after this.
  const first = await Promise.race([failure, delay(2 * limitMs - 100, 'two limits')])
  expect(first).toMatchObject({ message: 'Query read timeout' })
  expect(pool.totalCount).toBe(0)
})

test('idle connections use TCP keep-alive, so that the pool drops one whose other end is gone', () => {
  const { options } = openPool('postgres://nowhere', { onLost: () => {}, connectionTimeoutMillis: 10_000 })
  expect(options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, query_timeout: 35_000 })
})
