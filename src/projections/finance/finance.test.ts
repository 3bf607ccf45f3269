import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountSteps, carriedOut } from '../../../tests/ledger/accountSteps.ts'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import { sampleHistory } from '../../../tests/projections/sampleHistory.ts'
import { creditsCorrected, providerId, subscriptionEnded } from '../../../tests/setup/sampleEvents.ts'
import {
  creditsPurchased,
  disputeClosed,
  paymentDisputed,
  paymentId,
  paymentRefunded,
  paymentSucceeded,
  priceOfFive,
  purchaseRestored,
  purchaseReversed,
  refundFailed,
} from '../../../tests/setup/samplePaymentEvents.ts'
import type { AccountEvent } from '../../domain/account/accountEvents.ts'
import { creditMovement } from '../../domain/account/creditMovement.ts'
import { type AllianceEvent, eventCatalog } from '../../domain/eventCatalog.ts'
import { ProviderId } from '../../domain/ids.ts'
import { finance } from './finance.ts'
import { financeReport } from './financeReport.ts'

const subscriptionIds = [1, 2, 3].map((n) => `5ab50000-0000-4000-8000-00000000000${n}`)
const now = new Date('2026-11-25T10:00:00.000Z')
const longAgo = new Date('2020-01-01T00:00:00.000Z')

function subscribed(n: number, period: 'month' | 'year', net: number, succeededAt: string) {
  const subscriptionId = subscriptionIds[n] ?? ''
  const vat = Math.round(net / 5)
  return paymentSucceeded({
    paymentId: paymentId(50 + n),
    purpose: { kind: 'subscription', subscriptionId, period, reason: 'start' },
    price: { ...priceOfFive, net, vat, gross: net + vat },
    succeededAt,
  })
}

const history: readonly AllianceEvent[] = [
  creditsCorrected(2),
  paymentSucceeded(),
  creditsPurchased(),
  paymentRefunded({ amount: 10_800 }),
  purchaseReversed({ credits: 2 }),
  paymentDisputed({ amount: 16_200 }),
  purchaseReversed({ reversalId: 'dp_1', reason: 'dispute', credits: 2, uncovered: 1 }),
  disputeClosed({ amount: 16_200 }),
  purchaseRestored({ credits: 2, uncovered: 1 }),
  paymentRefunded({ refundId: 're_2', amount: 5_400 }),
  refundFailed({ refundId: 're_2', amount: 5_400 }),
  subscribed(0, 'month', 4_900, '2026-09-01T10:00:00.000Z'),
  subscribed(1, 'year', 49_000, '2026-09-02T10:00:00.000Z'),
  subscribed(2, 'month', 4_900, '2026-11-20T23:30:00.000Z'),
  subscriptionEnded({
    subscriptionId: subscriptionIds[0],
    plan: 'premium',
    period: 'month',
    source: 'paid',
    endedAt: '2026-11-10T10:00:00.000Z',
  }),
]

test('reports recurring revenue, churn, owed credits, and daily income and refunds', async () => {
  const { given, pool } = await projectionHarness(finance)
  await given(...history)
  const report = await financeReport(pool, now, new Date('2026-11-01T00:00:00.000Z'))
  expect(report).toEqual({
    recurring: { monthly: 4_900 + Math.round(49_000 / 12), months: 1, years: 1 },
    churn: { open: 2, ended: 1 },
    liability: { credits: 5, bought: 3, net: 3 * 4_500, uncovered: 0 },
    days: [{ day: '2026-11-20', paid: 27_000 + 5_880, refunded: 10_800 + 5_400, disputed: 16_200, restored: 16_200 + 5_400 }],
  })
})

test('reports zeros without any event', async () => {
  const { pool } = await projectionHarness(finance)
  expect(await financeReport(pool, now, longAgo)).toEqual({
    recurring: { monthly: 0, months: 0, years: 0 },
    churn: { open: 0, ended: 0 },
    liability: { credits: 0, bought: 0, net: 0, uncovered: 0 },
    days: [],
  })
})

const isOfAccount = (event: AllianceEvent): event is AccountEvent => eventCatalog.has(event.type) && 'providerId' in event.data

/** The total balance of the ledgers in these events, without erased providers. */
function creditsIn(events: readonly AllianceEvent[]): number {
  const balances = new Map<string, number>()
  for (const event of events) {
    if (event.type === 'PersonErased') balances.delete(event.data.person.id)
    else if (isOfAccount(event))
      balances.set(event.data.providerId, (balances.get(event.data.providerId) ?? 0) + (creditMovement(event) ?? 0))
  }
  return [...balances.values()].reduce((sum, balance) => sum + balance, 0)
}

function grossOf(events: readonly AllianceEvent[]) {
  const refunds = new Set(events.flatMap((event) => (event.type === 'PaymentRefunded' ? [event.data.refundId] : [])))
  // A refund that failed before it had succeeded took nothing.
  const failed = events.flatMap((event) => (event.type === 'RefundFailed' && refunds.has(event.data.refundId) ? [event.data.amount] : []))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    paid: sum(events.flatMap((event) => (event.type === 'PaymentSucceeded' ? [event.data.price.gross] : []))),
    refunded: sum(events.flatMap((event) => (event.type === 'PaymentRefunded' ? [event.data.amount] : []))),
    disputed: sum(events.flatMap((event) => (event.type === 'PaymentDisputed' ? [event.data.amount] : []))),
    restored: sum([
      ...events.flatMap((event) => (event.type === 'DisputeClosed' && event.data.outcome === 'won' ? [event.data.amount] : [])),
      ...failed,
    ]),
  }
}

test('the sums equal the ledgers, for a sample of every event and for random sequences of commands', async () => {
  const { given, pool } = await projectionHarness(finance)
  const random = fc.sample(accountSteps, { numRuns: 40, seed: 14 }).flatMap((sequence, n) => {
    const ofAnother = ProviderId.parse(`eeeeeeee-1111-4111-8111-${String(n).padStart(12, '0')}`)
    return carriedOut(sequence).events.map(({ type, data }) => ({ type, data: { ...(data as object), providerId: ofAnother } }))
  }) as unknown as readonly AllianceEvent[]
  const events = [...sampleHistory(), ...history, ...random]
  await given(...events)
  const { liability, days } = await financeReport(pool, now, longAgo)
  expect(liability.credits).toBe(creditsIn(events))
  const totals = days.reduce(
    (sum, each) => ({
      paid: sum.paid + each.paid,
      refunded: sum.refunded + each.refunded,
      disputed: sum.disputed + each.disputed,
      restored: sum.restored + each.restored,
    }),
    { paid: 0, refunded: 0, disputed: 0, restored: 0 },
  )
  expect(totals).toEqual(grossOf(events))
})

test('the order and repetition of deliveries do not matter, and a rebuild gives the same rows, byte for byte', async () => {
  const tables = await projectTwice(finance, ...history)
  expect(tables['accounts']).toEqual([expect.objectContaining({ provider_id: providerId(), credits: 5, bought: 3, uncovered: 0 })])
  await rebuildEqualsLive(finance, ...history)
})
