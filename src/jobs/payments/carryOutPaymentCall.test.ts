import { afterAll, beforeAll, expect, test } from 'vitest'
import { answeredInTime } from '../../../tests/setup/answeredInTime.ts'
import { confirmByCard } from '../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../tests/setup/paymentSandboxOf.ts'
import { subscriptionReport } from '../../../tests/setup/sampleSubscription.ts'
import { sandboxPayments } from '../../../tests/setup/sandboxPayments.ts'
import { perform, signedInPlanner, type TestPlanner } from '../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../tests/setup/testProduct.ts'
import { account, accountStream } from '../../domain/account/account.ts'
import { recordSubscriptionReport } from '../../domain/account/recordSubscriptionReport.ts'
import { processingSeconds } from '../../sandbox/stripe/chargeIntent.ts'
import type { StripeSandbox } from '../../sandbox/stripe/stripeSandbox.ts'
import { carryOutPaymentCall } from './carryOutPaymentCall.ts'
import type { PaymentAlarm } from './paymentAlarms.ts'
import { settleSubscription } from './settleSubscription.ts'

let product: TestProduct
let sandbox: StripeSandbox
beforeAll(async () => {
  product = await startTestProduct()
  sandbox = paymentSandboxOf(product)
})
afterAll(() => product.close())

const base = '/api/pro/subscription'

async function pay({ token }: TestPlanner, path: string, card: string, body?: object): Promise<void> {
  const started = await answeredInTime(() =>
    product.call<{ clientSecret: string }>('POST', `${base}${path}`, { token, ...(body && { body }) }),
  )
  expect(started.status).toBe(200)
  await confirmByCard(sandbox.payments, started.body.clientSecret, card)
}

async function paidOf({ id }: TestPlanner) {
  const { paid } = (await product.backend.commands.load(account, accountStream(id))).state.subscribed
  if (!paid) throw new Error('nothing was paid')
  return paid
}

const stripe = () => sandboxPayments(sandbox.payments)
const alarmed: PaymentAlarm[] = []
const services = () => ({
  payments: stripe(),
  commands: product.backend.commands,
  alarms: { raise: (reason: PaymentAlarm) => void alarmed.push(reason) },
})

async function subscribed(period: 'month' | 'year', card: string) {
  const planner = await signedInPlanner(product)
  await pay(planner, '', card, { period })
  await product.call('POST', `${base}/settle`, { token: planner.token })
  return planner
}

test('a year that is withdrawn from while its bank disputes the payment ends at Stripe too, and the operator hears that nothing went back', async () => {
  const planner = await subscribed('year', '4000000000000259')
  const { stripeId, payments } = await paidOf(planner)
  expect(payments).toHaveLength(1)
  await carryOutPaymentCall(services(), { act: 'end', providerId: planner.id, stripeId, refunds: [...payments] })
  expect(await stripe().subscriptions.retrieve(stripeId)).toMatchObject({ status: 'ended' })
  expect(alarmed).toEqual(['not_refunded'])
})

test('a renewal that was paid with another card does not end with the days of grace, even if the webhook was lost', async () => {
  const planner = await subscribed('month', '4000009900000079')
  await sandbox.control('clock', { days: 32 })
  await expect.poll(async () => (await paidOf(planner)).failure).not.toBeNull()
  await sandbox.control('switches', { webhooks: { delayMs: 0, times: 1, shuffle: false, lose: -1 } })
  await pay(planner, '/pay', '4242424242424242')
  const { stripeId, subscriptionId } = await paidOf(planner)
  await carryOutPaymentCall(services(), { act: 'endUnpaid', providerId: planner.id, subscriptionId })
  expect(await stripe().subscriptions.retrieve(stripeId)).toMatchObject({ status: 'active' })
  expect(await paidOf(planner)).toMatchObject({ failure: null, endedAt: null })
})

test('a subscription that is paid at Stripe does not end because of a recorded failure', async () => {
  const planner = await subscribed('month', '4242424242424242')
  const { subscriptionId, stripeId, periodStart, periodEnd } = await paidOf(planner)
  const stale = { invoiceId: 'in_stale', attempt: 1, code: 'card_declined', declineCode: null }
  const period = { period: 'month', periodStart, periodEnd, paymentId: null } as const
  const report = subscriptionReport({ ...period, subscriptionId, status: 'past_due', failure: stale })
  await perform(product, recordSubscriptionReport, { providerId: planner.id, report })
  expect((await paidOf(planner)).failure).not.toBeNull()
  await carryOutPaymentCall(services(), { act: 'endUnpaid', providerId: planner.id, subscriptionId })
  expect(await stripe().subscriptions.retrieve(stripeId)).toMatchObject({ status: 'active' })
  expect((await paidOf(planner)).endedAt).toBeNull()
})

test('a renewal that is not paid within the days of grace cannot be paid any more once Premium has ended', async () => {
  const planner = await subscribed('month', '4000009900000079')
  await sandbox.control('switches', { webhooks: { delayMs: 0, times: 1, shuffle: false, lose: 0 } })
  await sandbox.control('clock', { days: 32 })
  await expect.poll(async () => (await paidOf(planner)).failure).not.toBeNull()
  const { stripeId, subscriptionId } = await paidOf(planner)
  const { latestInvoice } = await stripe().subscriptions.retrieve(stripeId)
  await carryOutPaymentCall(services(), { act: 'endUnpaid', providerId: planner.id, subscriptionId })
  expect((await paidOf(planner)).endedAt).not.toBeNull()
  expect((await confirmByCard(sandbox.payments, latestInvoice?.clientSecret ?? '', '4242424242424242')).intent).toBeUndefined()
  expect(await stripe().invoices.retrieve(latestInvoice?.id ?? '')).toMatchObject({ status: 'void', amountPaid: 0 })
})

test('a renewal whose payment is under way when Premium ends is refunded once, and the operator is alarmed', async () => {
  const planner = await subscribed('month', '4000009900000079')
  await sandbox.control('clock', { days: 32 })
  await expect.poll(async () => (await paidOf(planner)).failure).not.toBeNull()
  await sandbox.control('switches', { webhooks: { delayMs: 0, times: 1, shuffle: false, lose: -1 } })
  await pay(planner, '/pay', '4000009900000020')
  const { stripeId, subscriptionId } = await paidOf(planner)
  await carryOutPaymentCall(services(), { act: 'endUnpaid', providerId: planner.id, subscriptionId })
  await sandbox.control('clock', { seconds: processingSeconds + 1 })
  alarmed.length = 0
  for (let time = 0; time < 2; time++) await settleSubscription(services(), stripeId, 'webhook')
  const { status, latestInvoice } = await stripe().subscriptions.retrieve(stripeId)
  expect({ status, invoice: latestInvoice?.status }).toEqual({ status: 'ended', invoice: 'paid' })
  expect(await stripe().refunds.listOf(latestInvoice?.intentId ?? '')).toMatchObject([{ amount: 5_880 }])
  expect(alarmed).toEqual(['paid_after_ending'])
})

test('the customer of a closed account is deleted with its cards, once, and what it had ordered can no longer be paid', async () => {
  const planner = await signedInPlanner(product)
  const started = await product.call<{ clientSecret: string }>('POST', base, { token: planner.token, body: { period: 'month' } })
  expect(started.status).toBe(200)
  const { ordered } = (await product.backend.commands.load(account, accountStream(planner.id))).state.subscribed
  if (!ordered) throw new Error('nothing was ordered')
  for (let time = 0; time < 2; time++) await carryOutPaymentCall(services(), { act: 'removeCustomer', providerId: planner.id })
  expect(await stripe().customers.ownerOf(ordered.customerId)).toBeUndefined()
  expect(await stripe().customers.find(planner.id)).toBeUndefined()
  expect(await stripe().subscriptions.retrieve(ordered.stripeId)).toMatchObject({ status: 'ended' })
  expect((await confirmByCard(sandbox.payments, started.body.clientSecret, '4242424242424242')).intent).toBeUndefined()
})
