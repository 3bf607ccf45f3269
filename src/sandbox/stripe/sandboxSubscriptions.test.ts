import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { all } from '../../../tests/setup/all.ts'
import { answerBankStep, confirmByCard } from '../../../tests/setup/confirmByCard.ts'
import { sandboxPayments } from '../../../tests/setup/sandboxPayments.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import type { Payments } from '../../integrations/payments/payments.ts'
import { type StripeSandbox, startStripeSandbox } from './stripeSandbox.ts'

const month = { period: 'month', amount: 5_880 } as const
const year = { period: 'year', amount: 58_800 } as const
const key = () => ({ key: randomUUID() })

let database: TestDatabase
let sandbox: StripeSandbox
let payments: Payments
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  sandbox = await startStripeSandbox({ pool: database.pool })
  payments = sandboxPayments(sandbox.payments)
  return () => sandbox.close()
})

/** A subscription whose first invoice was paid by a card. */
async function subscribed(price: typeof month | typeof year = month, card = '4242424242424242') {
  const providerId = randomUUID()
  const customerId = await payments.customers.findOrCreate(providerId)
  const created = await payments.subscriptions.create({ customerId, providerId, subscriptionId: randomUUID(), price, ...key() })
  const { clientSecret } = created.latestInvoice ?? {}
  const paid = await confirmByCard(sandbox.payments, clientSecret ?? '', card)
  if (paid.intent?.status === 'requires_action') await answerBankStep(paid, 'complete')
  return { created, active: await payments.subscriptions.retrieve(created.id), now: () => payments.subscriptions.retrieve(created.id) }
}

const toPeriodEnd = ({ periodEnd }: { readonly periodEnd: string }) => sandbox.control('clock', { to: periodEnd })

describe('a subscription', () => {
  test('is incomplete until its first invoice is paid, and knows who has it', async () => {
    const { created, active } = await subscribed()
    expect(created).toMatchObject({ status: 'incomplete', price: month, currency: 'EUR' })
    expect(created.latestInvoice).toMatchObject({ status: 'open', reason: 'start', amount: 5_880, amountPaid: 0 })
    expect(active).toMatchObject({ status: 'active', providerId: created.providerId, subscriptionId: created.subscriptionId })
    expect(active.latestInvoice).toMatchObject({ status: 'paid', amountPaid: 5_880, subscription: active.id })
    const intent = await payments.intents.retrieve(active.latestInvoice?.intentId ?? '')
    expect(intent).toMatchObject({ status: 'succeeded', paymentId: null, invoiceId: active.latestInvoice?.id })
  })

  test('that is not paid within 23 hours ends', async () => {
    const { created, now } = await subscribed(month, '4000000000009995')
    expect((await now()).status).toBe('incomplete')
    await sandbox.control('clock', { days: 1 })
    expect(await now()).toMatchObject({ status: 'ended', latestInvoice: { status: 'void' } })
    await expect(payments.invoices.pay(created.latestInvoice?.id ?? '', key())).rejects.toMatchObject({ code: 'validation_error' })
  })

  test('renews when the clock moves, once for each period, by the card that was kept', async () => {
    const { active, now } = await subscribed(month, '4000002500003155')
    await toPeriodEnd(active)
    const renewed = await now()
    expect(renewed).toMatchObject({ status: 'active', periodStart: active.periodEnd })
    expect(renewed.latestInvoice).toMatchObject({ status: 'paid', reason: 'renewal', amount: 5_880, periodStart: active.periodEnd })
    await sandbox.control('clock', { days: 70 })
    const since = new Date(Date.parse(active.startedAt) - 1_000)
    const invoices = (await all(payments.invoices.listSince(since))).filter(({ subscription }) => subscription === active.id)
    expect(invoices.map(({ reason }) => reason)).toEqual(['renewal', 'renewal', 'renewal', 'start'])
  })

  test('that began on the 31st is renewed on the last day of shorter months, and on the 31st again', async () => {
    const nextYear = new Date().getUTCFullYear() + 1
    await sandbox.control('clock', { to: `${nextYear}-03-31T10:00:00.000Z` })
    const { active, now } = await subscribed()
    await toPeriodEnd(active)
    const renewed = await now()
    expect([active, renewed].map(({ periodEnd }) => periodEnd.slice(5, 10))).toEqual(['04-30', '05-31'])
  })

  test('whose renewal is declined is past due, until it is paid by the kept card or another one', async () => {
    const { active, now } = await subscribed(month, '4000009900000079')
    await toPeriodEnd(active)
    const failed = await now()
    expect(failed).toMatchObject({ status: 'past_due', latestInvoice: { status: 'open', reason: 'renewal', attempts: 1 } })
    const invoiceId = failed.latestInvoice?.id ?? ''
    await expect(payments.invoices.pay(invoiceId, key())).rejects.toMatchObject({
      code: 'card_declined',
      declineCode: 'insufficient_funds',
    })
    expect((await payments.invoices.retrieve(invoiceId)).attempts).toBe(2)
    await confirmByCard(sandbox.payments, failed.latestInvoice?.clientSecret ?? '', '4242424242424242')
    const recovered = await now()
    expect(recovered).toMatchObject({ status: 'active', latestInvoice: { status: 'paid' } })
    await toPeriodEnd(recovered)
    expect((await now()).status).toBe('active')
  })

  test('of a card that needs a step each time cannot renew without the person', async () => {
    const { active, now } = await subscribed(month, '4000002760003184')
    await toPeriodEnd(active)
    const failed = await now()
    expect(failed.status).toBe('past_due')
    expect((await payments.intents.retrieve(failed.latestInvoice?.intentId ?? '')).failure).toEqual({
      code: 'payment_failed',
      declineCode: 'authentication_required',
    })
  })

  test('that is canceled ends with its period, unless it is resumed before', async () => {
    const { active, now } = await subscribed()
    expect(await payments.subscriptions.cancelAtPeriodEnd(active.id, key())).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true })
    expect(await payments.subscriptions.resume(active.id, key())).toMatchObject({ cancelsAtPeriodEnd: false, canceledAt: null })
    await payments.subscriptions.cancelAtPeriodEnd(active.id, key())
    await toPeriodEnd(active)
    expect(await now()).toMatchObject({ status: 'ended', endedAt: active.periodEnd })
  })

  test('ends at once when it is told to, and telling it twice is fine', async () => {
    const { active } = await subscribed()
    for (let time = 0; time < 2; time++) expect((await payments.subscriptions.cancelNow(active.id, key())).status).toBe('ended')
  })

  test('that ends past due cannot be paid any more', async () => {
    const { active, now } = await subscribed(month, '4000009900000079')
    await toPeriodEnd(active)
    const failed = await now()
    await payments.subscriptions.cancelNow(active.id, key())
    expect(await now()).toMatchObject({ status: 'ended', latestInvoice: { status: 'void' } })
    const late = await confirmByCard(sandbox.payments, failed.latestInvoice?.clientSecret ?? '', '4242424242424242')
    expect(late.error?.code).toBe('payment_intent_unexpected_state')
    expect((await payments.intents.retrieve(failed.latestInvoice?.intentId ?? '')).status).toBe('canceled')
  })
})

describe('a change of the price', () => {
  test('now charges what the preview says, and begins a year', async () => {
    const { active } = await subscribed()
    await sandbox.control('clock', { to: new Date((Date.parse(active.periodStart) + Date.parse(active.periodEnd)) / 2).toISOString() })
    const preview = await payments.subscriptions.previewChange(active.id, year)
    expect(preview.amountNow).toBeGreaterThan(58_800 - 5_880 / 2 - 10)
    expect(preview.amountNow).toBeLessThan(58_800 - 5_880 / 2 + 10)
    const changed = await payments.subscriptions.changeNow(active.id, year, key())
    expect(changed).toMatchObject({ status: 'active', price: year, latestInvoice: { reason: 'switch', status: 'paid' } })
    expect(Math.abs((changed.latestInvoice?.amount ?? 0) - preview.amountNow)).toBeLessThan(10)
    expect(changed.periodEnd.slice(0, 10)).toBe(preview.periodEnd.slice(0, 10))
  })

  test('now waits for a step of the bank, and takes effect with it', async () => {
    const { active, now } = await subscribed(month, '4000002760003184')
    const waiting = await payments.subscriptions.changeNow(active.id, year, key())
    expect(waiting).toMatchObject({ price: month, latestInvoice: { reason: 'switch', status: 'open' } })
    const intent = await confirmByCard(sandbox.payments, waiting.latestInvoice?.clientSecret ?? '', '4000002760003184')
    await answerBankStep(intent, 'complete')
    expect(await now()).toMatchObject({ status: 'active', price: year })
  })

  test('that is declined changes nothing', async () => {
    const { active, now } = await subscribed()
    await sandbox.control('switches', { declineNext: 'lost_card' })
    expect(await payments.subscriptions.changeNow(active.id, year, key())).toMatchObject({
      price: month,
      latestInvoice: { status: 'open' },
    })
    await sandbox.control('clock', { days: 1 })
    expect(await now()).toMatchObject({ status: 'active', price: month, latestInvoice: { status: 'void' } })
  })

  test('at the end of the period waits for it, and may be taken back', async () => {
    const { active, now } = await subscribed(year)
    expect(await payments.subscriptions.changeAtPeriodEnd(active.id, month, key())).toMatchObject({ price: year, nextPrice: month })
    expect(await payments.subscriptions.keepPrice(active.id, key())).toMatchObject({ price: year, nextPrice: null })
    await payments.subscriptions.changeAtPeriodEnd(active.id, month, key())
    await toPeriodEnd(active)
    const changed = await now()
    expect(changed).toMatchObject({ price: month, nextPrice: null, latestInvoice: { reason: 'renewal', amount: 5_880, status: 'paid' } })
    await toPeriodEnd(changed)
    expect(await payments.subscriptions.cancelAtPeriodEnd(active.id, key())).toMatchObject({ price: month, cancelsAtPeriodEnd: true })
  })
})
