import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import {
  creditReturned,
  creditsCorrected,
  providerId,
  requestId,
  requestUnlocked,
  requestWithdrawn,
  subscriptionEnded,
  subscriptionStarted,
  welcomeCreditGranted,
} from '../../../tests/setup/sampleEvents.ts'
import { creditsPurchased, purchaseRestored, purchaseReversed } from '../../../tests/setup/samplePaymentEvents.ts'
import { erased } from '../../domain/event.ts'
import { creditLedger } from './creditLedger.ts'
import { type LedgerFilter, listLedgerEntries } from './creditLedgerQueries.ts'

const history = [
  welcomeCreditGranted(),
  requestUnlocked(),
  subscriptionStarted(),
  requestUnlocked({ requestId: requestId(2), paidWith: 'premium' }),
  creditsCorrected(5),
  subscriptionEnded(),
  requestWithdrawn(),
  creditReturned(),
  creditsCorrected(-2, { reason: 'Doublon' }),
]

async function statement() {
  const { given, givenAt, pool } = await projectionHarness(creditLedger)
  await givenAt('2026-11-01T09:00:00.000Z', welcomeCreditGranted({ providerId: providerId(2), credits: 7 }), history[0] ?? creditReturned())
  await given(...history.slice(1))
  return (over: { from?: number; to?: number; descending?: boolean; filter?: LedgerFilter } = {}) => {
    const { from = 0, to = 24, descending = false, filter = {} } = over
    return listLedgerEntries(pool, providerId(), { sort: { field: 'date', descending }, from, to, filter })
  }
}

test('says why credits of a purchase came back', async () => {
  const { given, pool } = await projectionHarness(creditLedger)
  const disputed = [purchaseReversed({ reversalId: 'dp_1', reason: 'dispute' }), purchaseRestored()]
  const refunded = [purchaseReversed(), purchaseRestored({ reversalId: 're_1', reason: 'refund' })]
  await given(creditsPurchased(), ...disputed, ...refunded)
  const { items } = await listLedgerEntries(pool, providerId(), { sort: { field: 'date', descending: false }, from: 0, to: 24, filter: {} })
  expect(items.map(({ code }) => code)).toEqual(['purchase', 'dispute', 'dispute_won', 'refund', 'refund_failed'])
})

test('lists each movement with the balance after it', async () => {
  const list = await statement()
  const { items, total } = await list()
  expect(items.map(({ code, in: added, out, balance }) => [code, added, out, balance])).toEqual([
    ['welcome', 1, 0, 1],
    ['unlock', 0, 1, 0],
    ['correction', 5, 0, 5],
    ['return', 1, 0, 6],
    ['correction', 0, 2, 4],
  ])
  expect(total).toBe(5)
  expect(items[0]).toEqual({
    id: expect.any(String),
    date: '2026-11-01T09:00:00.000Z',
    code: 'welcome',
    in: 1,
    out: 0,
    balance: 1,
    requestId: null,
    returnRule: null,
    reason: null,
  })
  expect(items[1]?.requestId).toBe(requestId())
  expect(items[4]?.reason).toBe('Doublon')
})

test('parts, sort orders and filters do not change the balances', async () => {
  const list = await statement()
  const newest = await list({ descending: true, to: 1 })
  expect(newest.items.map(({ balance }) => balance)).toEqual([4, 6])
  expect(newest.total).toBe(5)
  const corrections = await list({ filter: { code: ['correction'] } })
  expect(corrections.items.map(({ balance }) => balance)).toEqual([5, 4])
  expect(corrections.total).toBe(2)
  const [first] = newest.items
  expect((await list({ filter: { id: [first?.id ?? ''] } })).items).toEqual([first])
  expect(await list({ from: 100, to: 124 })).toEqual({ items: [], total: 5 })
})

test('erasing a provider removes the reasons of corrections and keeps the credits', async () => {
  const { entries } = await projectTwice(creditLedger, creditsCorrected(4, { reason: erased }))
  expect(entries).toMatchObject([{ code: 'correction', credits: 4, reason: null }])
})

test('an entry of a returned credit names the rule of the guarantee', async () => {
  const { entries } = await projectTwice(creditLedger, requestUnlocked(), creditReturned({ rule: 'withdrawn', version: 1 }))
  expect(new Map(entries?.map(({ code, return_rule }) => [code, return_rule]))).toEqual(
    new Map([
      ['unlock', null],
      ['return', 'withdrawn'],
    ]),
  )
})

test('a repeated event adds no entry', async () => {
  const tables = await projectTwice(creditLedger, ...history)
  expect(tables['entries']).toHaveLength(5)
})

test('a rebuild gives the same rows, byte for byte', async () => {
  await rebuildEqualsLive(creditLedger, ...history)
  expect.assertions(1)
})
