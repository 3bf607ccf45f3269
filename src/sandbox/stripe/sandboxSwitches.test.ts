import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { all } from '../../../tests/setup/all.ts'
import { confirmByCard } from '../../../tests/setup/confirmByCard.ts'
import { sandboxPayments } from '../../../tests/setup/sandboxPayments.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/testDatabase.ts'
import type { Payments } from '../../integrations/payments/payments.ts'
import { createStripePayments } from '../../integrations/payments/stripePayments.ts'
import { type StripeSandbox, startStripeSandbox } from './stripeSandbox.ts'

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
  return async () => {
    await sandbox.control('switches', { calls: 'normal', callsPath: '' })
    await sandbox.close()
  }
})

async function newIntent(key: string = randomUUID(), amount = 6_000, by = payments) {
  const providerId = '7d1c3d52-6d2f-4a44-9f0e-0a6f3f3d5f01'
  const customerId = await payments.customers.findOrCreate(providerId)
  return by.intents.create({ customerId, providerId, paymentId: key, amount, description: 'One credit', key })
}

/** Calls the sandbox as its page, or a program, does. */
function post(path: string, body: object | URLSearchParams, headers: Readonly<Record<string, string>> = {}) {
  const isForm = body instanceof URLSearchParams
  return fetch(`${sandbox.payments.baseUrl}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    body: isForm ? body : JSON.stringify(body),
  })
}

describe('a sandbox on a bad day', () => {
  const impatient = (timeoutMs: number) => createStripePayments({ ...sandbox.payments, timeoutMs })

  test('hangs: nothing is done, and the caller goes on in time', async () => {
    await newIntent()
    await sandbox.control('switches', { calls: 'hang', callsPath: '/v1/payment_intents' })
    const key = randomUUID()
    await expect(newIntent(key, 6_000, impatient(500))).rejects.toMatchObject({ code: 'payment_processing', isFinal: false })
    await sandbox.control('switches', { calls: 'normal' })
    const intents = await all(payments.intents.listSince(new Date(Date.now() - 3_600_000)))
    expect(intents.some(({ paymentId }) => paymentId === key)).toBe(false)
  })

  test('loses its answer: it is done, and asking again under the same key does not do it twice', async () => {
    await sandbox.control('switches', { calls: 'hang_after', callsPath: '/v1/payment_intents' })
    const key = randomUUID()
    await expect(newIntent(key, 6_000, impatient(2_000))).rejects.toMatchObject({ code: 'payment_processing' })
    await sandbox.control('switches', { calls: 'normal' })
    const again = await newIntent(key)
    const intents = await all(payments.intents.listSince(new Date(Date.now() - 3_600_000)))
    expect(intents.filter(({ paymentId }) => paymentId === key).map(({ id }) => id)).toEqual([again.id])
  })

  test('fails', async () => {
    await sandbox.control('switches', { calls: 'fail' })
    await expect(payments.intents.retrieve('pi_1')).rejects.toMatchObject({ code: 'internal_error', isFinal: false })
  })

  test('declines the next charge, and only that', async () => {
    const intent = await newIntent()
    await sandbox.control('switches', { declineNext: 'stolen_card' })
    expect((await confirmByCard(sandbox.payments, intent.clientSecret, '4242424242424242')).error?.decline_code).toBe('stolen_card')
    expect((await confirmByCard(sandbox.payments, intent.clientSecret, '4242424242424242')).intent?.status).toBe('succeeded')
  })
})

describe('as Stripe does, the sandbox', () => {
  test('refuses another request under the same key, and a parameter that it does not know', async () => {
    const key = randomUUID()
    await newIntent(key, 6_000)
    await expect(newIntent(key, 7_000)).rejects.toMatchObject({ code: 'validation_error', isFinal: true })
    const headers = { authorization: `Bearer ${sandbox.payments.secretKey}` }
    const unknown = await post('/v1/customers', new URLSearchParams({ nam: 'x' }), headers)
    expect([unknown.status, await unknown.json()]).toMatchObject([400, { error: { code: 'parameter_unknown', param: 'nam' } }])
  })

  test('knows no object that does not exist, and lists page by page, newest first', async () => {
    await expect(payments.intents.retrieve('pi_none')).rejects.toMatchObject({ code: 'payment_intent_not_found' })
    await expect(payments.refunds.retrieve('re_none')).rejects.toMatchObject({ code: 'resource_not_found' })
    const made = [await newIntent(), await newIntent()]
    for (let number = 0; number < 101; number++) await newIntent()
    const listed = (await all(payments.intents.listSince(new Date(Date.now() - 3_600_000)))).map(({ id }) => id)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.indexOf(made[1]?.id ?? '')).toBe(listed.indexOf(made[0]?.id ?? '') - 1)
  })

  test('takes no live key, no unknown one, and no browser where the secret key is needed', async () => {
    const statusWith = async (key: string) =>
      (await post('/v1/customers', new URLSearchParams(), { authorization: `Bearer ${key}` })).status
    expect(await statusWith('sk_live_0123456789')).toBe(401)
    expect(await statusWith('sk_test_0123456789')).toBe(401)
    expect(await statusWith(sandbox.payments.publishableKey)).toBe(401)
    expect(await statusWith(sandbox.payments.secretKey)).toBe(200)
  })

  test('lets a browser see a payment by its secret alone', async () => {
    const intent = await newIntent()
    const statusOf = async (secret: string) => {
      const url = `${sandbox.payments.baseUrl}/v1/payment_intents/${intent.id}?client_secret=${secret}&key=${sandbox.payments.publishableKey}`
      return (await fetch(url)).status
    }
    expect([await statusOf(intent.clientSecret), await statusOf('x')]).toEqual([200, 404])
  })

  test('forgets a customer, and finds it by its provider no more', async () => {
    const providerId = randomUUID()
    const customerId = await payments.customers.findOrCreate(providerId)
    expect(await payments.customers.findOrCreate(providerId)).toBe(customerId)
    expect(await payments.customers.ownerOf(customerId)).toBe(providerId)
    for (let time = 0; time < 2; time++) await payments.customers.remove(customerId)
    expect(await payments.customers.ownerOf(customerId)).toBeUndefined()
  })
})

test('what there is survives a restart, with its keys, its clock and its switches', async () => {
  const intent = await newIntent()
  await sandbox.control('clock', { days: 1 })
  await sandbox.control('switches', { webhooks: { delayMs: 5 } })
  await sandbox.close()
  const before = sandbox.payments
  sandbox = await startStripeSandbox({ pool: database.pool })
  expect({ ...sandbox.payments, baseUrl: '' }).toEqual({ ...before, baseUrl: '' })
  const { baseUrl } = sandbox.payments
  payments = sandboxPayments({ ...before, baseUrl })
  expect((await payments.intents.retrieve(intent.id)).status).toBe('requires_card')
  expect(await sandbox.control('switches', {})).toMatchObject({ webhooks: { delayMs: 5 } })
  expect(Date.parse(String(Object.values(await sandbox.control('clock', {}))[0]))).toBeGreaterThan(Date.now() + 80_000_000)
})

describe('the page of the sandbox', () => {
  test('shows payments, and its forms move the clock, refund and dispute', async () => {
    const intent = await newIntent()
    await confirmByCard(sandbox.payments, intent.clientSecret, '4242424242424242')
    const order = new URLSearchParams({ intent: intent.id })
    expect((await post('/sandbox/disputes', order)).status).toBe(303)
    const page = await (await fetch(sandbox.payments.baseUrl)).text()
    expect(page).toContain(intent.id)
    const dispute = /name="dispute" value="(du_\w+)"/.exec(page)?.[1] ?? ''
    expect((await post('/sandbox/disputes/close', new URLSearchParams({ dispute, outcome: 'won' }))).status).toBe(303)
    expect((await post('/sandbox/refunds', order)).status).toBe(303)
    expect((await payments.refunds.listOf(intent.id)).map(({ amount }) => amount)).toEqual([6_000])
    expect((await post('/sandbox/clock', new URLSearchParams({ days: '2' }))).status).toBe(303)
  })

  test('refuses a switch that does not exist, a wrong value, and a clock that goes back', async () => {
    expect((await post('/sandbox/light', {})).status).toBe(404)
    expect((await post('/sandbox/switches', { calls: 'slow' })).status).toBe(400)
    expect((await post('/sandbox/clock', { to: '2020-01-01T00:00:00Z' })).status).toBe(400)
  })
})

test.each([
  ['beside a live key', { STRIPE_SECRET_KEY: 'sk_live_0123456789' }],
  ['beside a live publishable key of any name', { PUBLIC_KEY: 'pk_live_0123456789' }],
  ['in production', { NODE_ENV: 'production' }],
])('it does not start %s', async (_where, environment) => {
  await expect(startStripeSandbox({ pool: database.pool, environment })).rejects.toThrow(/^the payments sandbox does not start/)
})
