import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../tests/setup/testDatabase.ts'
import { migrateOperational } from '../operational/migrate.ts'
import type { ReconciledPayments } from './payments/reconcilePayments.ts'
import { type ReconcilingOptions, reconcileTonight } from './reconcileNightly.ts'

const nothing: ReconciledPayments = { compared: 3, found: 0, failed: 0 }
const logged: string[] = []
let options: Omit<ReconcilingOptions, 'now'>
let outcomes: ReconciledPayments[] = []
const since: string[] = []
const reconcile: ReconcilingOptions['reconcile'] = async (range) => {
  since.push(range.since.toISOString())
  const outcome = outcomes.shift()
  if (!outcome) throw new Error('Stripe is away')
  return outcome
}

beforeEach(async () => {
  const { pool } = await testDatabase()
  await migrateOperational(pool)
  logged.length = 0
  since.length = 0
  const log = {
    info: (_: unknown, text?: string) => void logged.push(`info ${text}`),
    warn: (_: unknown, text?: string) => void logged.push(`warn ${text}`),
  }
  options = { database: pool, reconcile, log }
})

const at = (time: string) => reconcileTonight({ ...options, now: () => new Date(time) })

test('payments are reconciled once a night, by one process of all', async () => {
  outcomes = [nothing, nothing]
  const first = await Promise.all([at('2026-11-20T02:00:01.000Z'), at('2026-11-20T02:00:01.000Z'), at('2026-11-20T02:00:02.000Z')])
  expect(first.filter((counts) => counts !== undefined)).toEqual([nothing])
  expect(await at('2026-11-21T01:59:00.000Z')).toBeUndefined()
  expect(await at('2026-11-21T02:10:00.000Z')).toEqual(nothing)
  expect(since).toEqual(['2026-11-16T02:00:01.000Z', '2026-11-17T02:10:00.000Z'].map((time) => expect.stringMatching(time.slice(0, 16))))
  expect(logged).toEqual(['info payments were reconciled', 'info payments were reconciled'])
})

test('a night in which it failed, or a payment could not be compared, is tried again', async () => {
  outcomes = []
  await expect(at('2026-11-20T02:00:00.000Z')).rejects.toThrow('Stripe is away')
  outcomes = [{ ...nothing, failed: 1 }, nothing]
  await expect(at('2026-11-20T02:10:00.000Z')).rejects.toThrow('1 payments could not be compared')
  expect(await at('2026-11-20T02:20:00.000Z')).toEqual(nothing)
  expect(await at('2026-11-20T02:30:00.000Z')).toBeUndefined()
})

test('a night whose process was killed is taken over an hour later', async () => {
  outcomes = [nothing]
  await options.database.query(
    `UPDATE operational.payment_reconciliation SET begun_at = '2026-11-20T02:00:00Z', ended_at = '2026-11-19T02:00:00Z'`,
  )
  expect(await at('2026-11-20T02:50:00.000Z')).toBeUndefined()
  expect(await at('2026-11-20T03:10:00.000Z')).toEqual(nothing)
})

test('payments that nobody had reported are warned of', async () => {
  outcomes = [{ compared: 12, found: 10, failed: 0 }]
  expect(await at('2026-11-20T02:00:00.000Z')).toMatchObject({ found: 10 })
  expect(logged).toEqual(['warn payments were reconciled: some had been reported by nobody'])
})
