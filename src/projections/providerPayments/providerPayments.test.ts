import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import {
  creditsPurchased,
  disputeClosed,
  paymentAttemptFailed,
  paymentCanceled,
  paymentDisputed,
  paymentId,
  paymentIntentCreated,
  paymentRefunded,
  paymentStarted,
  paymentSucceeded,
  purchaseRestored,
  purchaseReversed,
  refundFailed,
} from '../../../tests/setup/samplePaymentEvents.ts'
import type { AllianceEvent } from '../../domain/eventCatalog.ts'
import { providerPayments } from './providerPayments.ts'
import { listPayments, type PaymentFilter } from './providerPaymentsQueries.ts'

const paid = [paymentStarted(), paymentIntentCreated(), paymentSucceeded(), creditsPurchased()]

async function listOf(events: readonly AllianceEvent[], filter: PaymentFilter = {}) {
  const { given, pool } = await projectionHarness(providerPayments)
  await given(...events)
  return listPayments(pool, providerId(), { sort: { field: 'date', descending: true }, from: 0, to: 24, filter })
}

test('shows purpose, price and state of a payment', async () => {
  const { items, total } = await listOf([...paid, paymentStarted({ paymentId: paymentId(2), providerId: providerId(2) })])
  expect(total).toBe(1)
  expect(items).toEqual([
    {
      id: paymentId(),
      date: '2026-11-20T10:00:00.000Z',
      purpose: { kind: 'pack', pack: 'five', credits: 5 },
      price: expect.objectContaining({ gross: 27_000 }),
      status: 'succeeded',
      failure: null,
      paidAt: '2026-11-20T10:00:00.000Z',
      refunded: 0,
      dispute: null,
      uncovered: 0,
    },
  ])
})

test('shows why a card was refused until another one is accepted', async () => {
  const [failed] = (await listOf([paymentStarted(), paymentAttemptFailed()])).items
  expect(failed).toMatchObject({ status: 'failed', failure: { code: 'card_declined', declineCode: null } })
  const [afterwards] = (await listOf([paymentStarted(), paymentAttemptFailed(), paymentSucceeded()])).items
  expect(afterwards).toMatchObject({ status: 'succeeded', failure: null })
})

test('adds up returned money, with the credits that were spent before', async () => {
  const first = [paymentRefunded({ amount: 10_800 }), purchaseReversed({ credits: 2, uncovered: 0 })]
  const second = [paymentRefunded({ refundId: 're_2', amount: 16_200 }), purchaseReversed({ reversalId: 're_2', credits: 1, uncovered: 2 })]
  expect((await listOf([...paid, ...first, ...second])).items).toMatchObject([{ refunded: 27_000, uncovered: 2 }])
})

test('money of a refund that failed did not go back', async () => {
  const refunds = [paymentRefunded({ amount: 10_800 }), paymentRefunded({ refundId: 're_2', amount: 16_200 })]
  const failed = [refundFailed({ amount: 10_800 }), refundFailed({ refundId: 're_3' })]
  expect((await listOf([...paid, ...refunds, ...failed])).items).toMatchObject([{ refunded: 16_200 }])
})

test('a won dispute leaves nothing uncovered', async () => {
  const disputed = [...paid, paymentDisputed(), purchaseReversed({ reversalId: 'dp_1', reason: 'dispute', credits: 0, uncovered: 5 })]
  expect((await listOf(disputed)).items).toMatchObject([{ dispute: 'open', uncovered: 5 }])
  const won = [...disputed, disputeClosed(), purchaseRestored({ credits: 0, uncovered: 5 })]
  expect((await listOf(won)).items).toMatchObject([{ dispute: 'won', uncovered: 0 }])
})

test('finds payments by their state', async () => {
  const events = [...paid, paymentStarted({ paymentId: paymentId(2) }), paymentCanceled({ paymentId: paymentId(2) })]
  const canceled = await listOf(events, { status: ['canceled'] })
  expect(canceled.items.map(({ id }) => id)).toEqual([paymentId(2)])
  expect(canceled.total).toBe(1)
})

test('a subscription’s payment needs no start event', async () => {
  const purpose = {
    kind: 'subscription',
    subscriptionId: 'e0000000-0000-7000-8000-000000000001',
    period: 'year',
    reason: 'renewal',
  } as const
  expect((await listOf([paymentSucceeded({ purpose })])).items).toMatchObject([{ purpose, status: 'succeeded' }])
})

test('repeated events change nothing', async () => {
  const { payments } = await projectTwice(providerPayments, ...paid, paymentRefunded(), purchaseReversed())
  expect(payments).toMatchObject([{ refunds: { re_1: 27_000 }, uncovered: { re_1: 0 } }])
})

test('a rebuild gives the same rows, byte for byte', async () => {
  await rebuildEqualsLive(providerPayments, ...paid, paymentRefunded(), purchaseReversed())
  expect.assertions(1)
})
