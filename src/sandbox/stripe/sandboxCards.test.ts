import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { all } from '../../../tests/setup/all.ts'
import { answerBankStep, confirmByCard } from '../../../tests/setup/confirmByCard.ts'
import { sandboxPayments } from '../../../tests/setup/sandboxPayments.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import { paymentTextCode } from '../../domain/payment/paymentCodes.ts'
import type { Payments } from '../../integrations/payments/payments.ts'
import { processingSeconds } from './chargeIntent.ts'
import { type StripeSandbox, startStripeSandbox } from './stripeSandbox.ts'
import { testCards } from './testCards.ts'

let database: TestDatabase
let sandbox: StripeSandbox
let payments: Payments
beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await startStripeSandbox({ pool: database.pool })
  payments = sandboxPayments(sandbox.payments)
})
afterAll(async () => {
  await sandbox.close()
  await database.drop()
})

async function newIntent() {
  const providerId = randomUUID()
  const customerId = await payments.customers.findOrCreate(providerId)
  return payments.intents.create({
    customerId,
    providerId,
    paymentId: randomUUID(),
    amount: 6_000,
    description: 'One credit',
    key: randomUUID(),
  })
}

/** Pays with a card and fetches the result from the service. */
async function payBy(number: string, card?: object) {
  const intent = await newIntent()
  const answer = await confirmByCard(sandbox.payments, intent.clientSecret, number, card)
  const after = await payments.intents.retrieve(intent.id)
  return { answer, after, text: after.failure && paymentTextCode(after.failure), settled: () => payments.intents.retrieve(intent.id) }
}

describe('a card that is declined leaves the payment to be tried again, and says why', () => {
  test.each([
    ['4000000000000002', 'card_declined_generic'],
    ['4000000000009995', 'card_declined_insufficient_funds'],
    ['4000000000009987', 'card_declined_lost_card'],
    ['4000000000009979', 'card_declined_stolen_card'],
    ['4000000000006975', 'card_declined_velocity_exceeded'],
    ['4000009900000012', 'card_declined_default'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['4000009900000087', 'payment_failed'],
  ])('%s: %s', async (number, text) => {
    const paid = await payBy(number)
    expect(paid.answer.httpStatus).toBe(402)
    expect([paid.after.status, paid.text, paid.after.paidAt]).toEqual(['failed', text, null])
    const again = await confirmByCard(sandbox.payments, paid.after.clientSecret, '4242424242424242')
    expect(again.intent?.status).toBe('succeeded')
    expect(await paid.settled()).toMatchObject({ status: 'succeeded', failure: null, amountReceived: 6_000 })
  })

  test.each([
    ['a number with a wrong digit', '4242424242424241', {}, 'incorrect_number'],
    ['a month that is over', '4242424242424242', { exp_month: '1', exp_year: '2020' }, 'expired_card'],
    ['a month that does not exist', '4242424242424242', { exp_month: '13' }, 'invalid_expiry_month'],
    ['a short security code', '4242424242424242', { cvc: '1' }, 'invalid_cvc'],
  ])('%s is told before anything is tried', async (_what, number, card, code) => {
    const { answer, after } = await payBy(number, card)
    expect(answer.error?.code).toBe(code)
    expect(after.status).toBe('requires_card')
  })
})

test('a payment by the usual card succeeds, with what was agreed', async () => {
  const { after } = await payBy('4242 4242 4242 4242')
  expect(after).toMatchObject({
    status: 'succeeded',
    amount: 6_000,
    amountReceived: 6_000,
    currency: 'EUR',
    invoiceId: null,
    failure: null,
  })
  expect(after.paidAt).not.toBeNull()
})

describe('a card whose bank asks for a step', () => {
  test.each([
    ['4000002760003184', 'complete', 'succeeded'],
    ['4000002500003155', 'complete', 'succeeded'],
    ['4000008400001629', 'complete', 'failed'],
    ['4000002760003184', 'fail', 'failed'],
  ] as const)('%s, %s: %s', async (number, outcome, status) => {
    const paid = await payBy(number)
    expect(paid.after.status).toBe('requires_action')
    await answerBankStep(paid.answer, outcome)
    const after = await paid.settled()
    expect(after.status).toBe(status)
    if (outcome === 'fail' && after.failure) expect(paymentTextCode(after.failure)).toBe('payment_failed')
  })

  test('shows its page to nobody without the secret of the payment', async () => {
    const { answer } = await payBy('4000002760003184')
    const address = answer.intent?.next_action?.use_stripe_sdk.stripe_js ?? ''
    expect((await fetch(address.replace(/client_secret=.*/, 'client_secret=x'))).status).toBe(404)
  })
})

describe('payments that neither succeed nor fail at once', () => {
  test.each([
    ['4000009900000020', 'succeeded'],
    ['4000009900000038', 'failed'],
  ])('%s is processed for some seconds, then %s', async (number, status) => {
    const paid = await payBy(number)
    expect(paid.after.status).toBe('processing')
    await sandbox.control('clock', { seconds: processingSeconds })
    expect((await paid.settled()).status).toBe(status)
  })

  test.each([
    ['4000009900000046', 'amount_capturable_updated'],
    ['4000009900000053', 'canceled'],
    ['4000009900000061', 'unknown_status'],
  ])('%s is %s', async (number, status) => {
    expect((await payBy(number)).after.status).toBe(status)
  })

  test('what may be captured is captured, or canceled', async () => {
    const [captured, canceled] = [await payBy('4000009900000046'), await payBy('4000009900000046')]
    expect(await payments.intents.capture(captured.after.id, { key: randomUUID() })).toMatchObject({
      status: 'succeeded',
      amountReceived: 6_000,
    })
    expect(await payments.intents.cancel(canceled.after.id, { key: randomUUID() })).toMatchObject({ status: 'canceled', amountReceived: 0 })
  })
})

describe('money that goes back', () => {
  test('is refunded in parts, up to what was paid', async () => {
    const { after } = await payBy('4242424242424242')
    const part = await payments.refunds.create({ intentId: after.id, amount: 1_000, key: randomUUID() })
    expect(part).toMatchObject({ status: 'succeeded', amount: 1_000, intentId: after.id })
    const tooMuch = payments.refunds.create({ intentId: after.id, amount: 5_001, key: randomUUID() })
    await expect(tooMuch).rejects.toMatchObject({ code: 'validation_error', isFinal: true })
    await payments.refunds.create({ intentId: after.id, key: randomUUID() })
    expect((await payments.refunds.listOf(after.id)).map(({ amount }) => amount)).toEqual([5_000, 1_000])
  })

  test.each([
    ['4000000000007726', 'pending', 'succeeded'],
    ['4000000000005126', 'succeeded', 'failed'],
  ])('to %s is %s at first, then %s', async (number, first, later) => {
    const { after } = await payBy(number)
    const refund = await payments.refunds.create({ intentId: after.id, key: randomUUID() })
    expect(refund.status).toBe(first)
    await sandbox.control('clock', { seconds: processingSeconds })
    expect((await payments.refunds.retrieve(refund.id)).status).toBe(later)
  })

  test.each([
    ['4000000000000259', 'open', 'won'],
    ['4000000000002685', 'open', 'lost'],
  ] as const)('by a dispute of %s is %s until it is %s', async (number, status, outcome) => {
    const since = new Date(Date.now() - 3_600_000)
    const { after } = await payBy(number)
    const disputes = await all(payments.disputes.listSince(since))
    const dispute = disputes.find(({ intentId }) => intentId === after.id)
    expect(dispute).toMatchObject({ status, amount: 6_000 })
    await sandbox.control('disputes/close', { dispute: dispute?.id ?? '', outcome })
    expect((await payments.disputes.retrieve(dispute?.id ?? '')).status).toBe(outcome)
  })

  test('is only asked about by an inquiry', async () => {
    const { after } = await payBy('4000000000001976')
    const disputes = await all(payments.disputes.listSince(new Date(Date.now() - 3_600_000)))
    expect(disputes.find(({ intentId }) => intentId === after.id)?.status).toBe('inquiry')
  })
})

test('every card that ends otherwise stands in the documentation', async () => {
  const page = (await readFile(new URL('../../../docs/payments.md', import.meta.url), 'utf8')).replaceAll(' ', '')
  expect(Object.keys(testCards).filter((number) => !page.includes(number))).toEqual([])
})
