import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { confirmByCard } from '../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../tests/setup/paymentSandboxOf.ts'
import { sandboxPayments } from '../../../tests/setup/sandboxPayments.ts'
import { startedPurchase } from '../../../tests/setup/startedPurchase.ts'
import { perform, signedInPlanner, type TestPlanner } from '../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../tests/setup/testProduct.ts'
import { account, accountStream } from '../../domain/account/account.ts'
import { closeAccount } from '../../domain/account/closeAccount.ts'
import { PaymentId } from '../../domain/ids.ts'
import type { StripeSandbox } from '../../sandbox/stripe/stripeSandbox.ts'
import type { PaymentAlarm } from './paymentAlarms.ts'
import { settlePayment } from './settlePayment.ts'
import { settleDispute, settleRefund } from './settleTaking.ts'

const cards = { good: '4242424242424242', refundFails: '4000000000005126' }
const gross = 27_000

let product: TestProduct
let sandbox: StripeSandbox
beforeAll(async () => {
  product = await startTestProduct()
  sandbox = paymentSandboxOf(product)
  // Each test settles what it reports.
  await sandbox.control('switches', { webhooks: { delayMs: 0, times: 1, shuffle: false, lose: -1 } })
})
afterAll(() => product.close())

const stripe = () => sandboxPayments(sandbox.payments)
const alarmed: PaymentAlarm[] = []
beforeEach(() => void alarmed.splice(0))
const services = () => ({
  payments: stripe(),
  commands: product.backend.commands,
  alarms: { raise: (reason: PaymentAlarm) => void alarmed.push(reason) },
})

interface Bought {
  readonly planner: TestPlanner
  readonly paymentId: PaymentId
  readonly intentId: string
}

/** Five credits, paid. */
async function buy(card: string): Promise<Bought> {
  const planner = await signedInPlanner(product)
  const { paymentId, intentId, clientSecret } = await startedPurchase(product, planner.token)
  await confirmByCard(sandbox.payments, clientSecret, card)
  return { planner, paymentId, intentId }
}

async function bought(card: string): Promise<Bought> {
  const purchase = await buy(card)
  await settlePayment(services(), purchase.intentId, 'webhook')
  return purchase
}

/** What the refunds and disputes of a purchase took, and how many of them came back. */
async function takenBy({ planner, paymentId }: Bought) {
  const { purchases } = (await product.backend.commands.load(account, accountStream(planner.id))).state
  const purchase = purchases.get(paymentId)
  if (!purchase) throw new Error('nothing was bought')
  const { reversals, restored } = purchase
  return { credits: [...reversals.values()].map(({ credits }) => credits), restored: restored.size }
}

/** As its webhook is settled, with what the refund has become. */
const reported = async (refundId: string) => settleRefund(services(), await stripe().refunds.retrieve(refundId), 'webhook')

async function disputeOf({ intentId }: Bought) {
  const { id } = (await sandbox.control('disputes', { intent: intentId })) as { readonly id: string }
  return { id, reported: async () => settleDispute(services(), await stripe().disputes.retrieve(id), 'webhook') }
}

test('a refund that fails after it had succeeded gives the credits back, alarms once, and can be repeated', async () => {
  const purchase = await bought(cards.refundFails)
  const refund = await stripe().refunds.create({ intentId: purchase.intentId, key: randomUUID() })
  expect(refund.status).toBe('succeeded')
  expect(await reported(refund.id)).toBe(true)
  await expect.poll(() => takenBy(purchase)).toEqual({ credits: [5], restored: 0 })

  await sandbox.control('clock', { seconds: 60 })
  expect(await Promise.all([reported(refund.id), reported(refund.id)])).toEqual(expect.arrayContaining([true, false]))
  expect(await reported(refund.id)).toBe(false)
  await expect.poll(() => takenBy(purchase)).toEqual({ credits: [], restored: 1 })
  expect(alarmed).toEqual(['refund_failed'])

  const again = await stripe().refunds.create({ intentId: purchase.intentId, key: randomUUID() })
  expect(await reported(again.id)).toBe(true)
  await expect.poll(() => takenBy(purchase)).toEqual({ credits: [5], restored: 1 })
  expect(alarmed).toEqual(['refund_failed'])
})

test('what was paid after its account was closed is refunded again by the reconciliation alone when its refund failed', async () => {
  const { planner, intentId } = await buy(cards.refundFails)
  await perform(product, closeAccount, { providerId: planner.id })
  const statuses = async () => (await stripe().refunds.listOf(intentId)).map(({ status }) => status)
  await settlePayment(services(), intentId, 'webhook')
  await sandbox.control('clock', { seconds: 60 })
  await settlePayment(services(), intentId, 'webhook')
  expect(await statuses()).toEqual(['failed'])
  for (let night = 0; night < 2; night++) await settlePayment(services(), intentId, 'reconciliation')
  expect(await statuses()).toEqual(['succeeded', 'failed'])
  expect(alarmed).toEqual(['paid_after_closing', 'paid_after_closing'])
})

test('a dispute raises one alarm, however often it is reported', async () => {
  const dispute = await disputeOf(await bought(cards.good))
  await Promise.all([dispute.reported(), dispute.reported()])
  await sandbox.control('disputes/close', { dispute: dispute.id, outcome: 'won' })
  await dispute.reported()
  expect(alarmed).toEqual(['disputed'])
})

test('a lost dispute about refunded money raises an alarm for what was returned twice', async () => {
  const purchase = await bought(cards.good)
  const refund = await stripe().refunds.create({ intentId: purchase.intentId, amount: gross / 2, key: randomUUID() })
  await reported(refund.id)
  const dispute = await disputeOf(purchase)
  await sandbox.control('disputes/close', { dispute: dispute.id, outcome: 'lost' })
  for (let report = 0; report < 2; report++) await dispute.reported()
  expect(alarmed).toEqual(['disputed', 'taken_twice'])
})
