import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answeredInTime } from '../../../../../tests/setup/answeredInTime.ts'
import { confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { sandboxPayments } from '../../../../../tests/setup/sandboxPayments.ts'
import { signedInCouple, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { paymentTextCode } from '../../../../domain/payment/paymentCodes.ts'
import { processingSeconds } from '../../../../sandbox/stripe/chargeIntent.ts'
import type { StripeSandbox } from '../../../../sandbox/stripe/stripeSandbox.ts'

let product: TestProduct
let sandbox: StripeSandbox
beforeAll(async () => {
  // Some of these wait until it is over.
  product = await startTestProduct({ environment: { RULES: '{"paymentPatience": {"milliseconds": 2000}}' } })
  sandbox = paymentSandboxOf(product)
})
afterAll(() => product.close())
afterEach(() => sandbox.control('switches', { calls: 'normal', callsPath: '' }))

const good = '4242424242424242'
const purchases = '/api/pro/credits/purchases'
const welcome = ['welcome', 1]
const credited = [['purchase', 2], welcome]

interface Answered {
  readonly code?: string
  readonly paymentId: string
  readonly intentId: string
  readonly clientSecret: string
}

async function welcomedPlanner(): Promise<TestPlanner> {
  const planner = await signedInPlanner(product)
  await expect.poll(() => ledgerOf(planner)).toEqual([welcome])
  return planner
}

async function begin({ token }: TestPlanner, key = randomUUID()) {
  return product.call<Answered>('POST', purchases, { token, body: { pack: 'one' }, key })
}

interface Settled {
  readonly status: string
  readonly failure: { readonly code: string; readonly declineCode: string | null } | null
}

async function ask({ token }: TestPlanner, paymentId: string) {
  return product.call<Settled>('POST', `${purchases}/${paymentId}/settle`, { token })
}

const settle = (planner: TestPlanner, paymentId: string) => answeredInTime(() => ask(planner, paymentId))

/** Lines of the statement, newest first, with the balance after each. */
async function ledgerOf({ token }: TestPlanner) {
  const { body } = await product.call<readonly { code: string; balance: number }[]>('GET', '/api/pro/credit-entries', { token })
  return body.map(({ code, balance }) => [code, balance])
}

/** Everything that was on its way has come, and the statement is this. */
async function expectLedger(planner: TestPlanner, lines: readonly (readonly (string | number)[])[]): Promise<void> {
  await expect.poll(() => sandbox.webhooksToCome()).toBe(0)
  await expect.poll(() => ledgerOf(planner)).toEqual(lines)
}

async function beginInTime(planner: TestPlanner, key = randomUUID()): Promise<Answered> {
  const { status, body } = await answeredInTime(() => begin(planner, key))
  expect(status).toBe(200)
  return body
}

async function begun() {
  const planner = await welcomedPlanner()
  return { planner, ...(await beginInTime(planner)) }
}

const pay = ({ clientSecret }: Pick<Answered, 'clientSecret'>, card: string) => confirmByCard(sandbox.payments, clientSecret, card)

describe('a card that is refused moves no credit, and another one pays the same payment once', () => {
  test.each([
    ['4000000000006975', 'card_declined_velocity_exceeded'],
    ['4000009900000012', 'card_declined_default'],
    ['4000000000000002', 'card_declined_generic'],
    ['4000000000009995', 'card_declined_insufficient_funds'],
    ['4000000000009987', 'card_declined_lost_card'],
    ['4000000000009979', 'card_declined_stolen_card'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['4000009900000087', 'payment_failed'],
  ])('%s: %s', async (card, text) => {
    const purchase = await begun()
    await pay(purchase, card)
    const { status, failure } = (await settle(purchase.planner, purchase.paymentId)).body
    expect([status, failure && paymentTextCode(failure)]).toEqual(['failed', text])
    await expectLedger(purchase.planner, [welcome])
    await pay(purchase, good)
    expect((await settle(purchase.planner, purchase.paymentId)).body).toMatchObject({ status: 'succeeded', failure: null })
    await expectLedger(purchase.planner, credited)
  })

  test('4242 4242 4242 4241: incorrect_number', async () => {
    const purchase = await begun()
    expect((await pay(purchase, '4242424242424241')).error?.code).toBe('incorrect_number')
    expect((await settle(purchase.planner, purchase.paymentId)).body.status).toBe('requires_card')
    await expectLedger(purchase.planner, [welcome])
  })
})

describe('a payment that neither succeeds nor fails moves no credit', () => {
  test.each([
    ['4000009900000020', [['purchase', 2], welcome]],
    ['4000009900000038', [welcome]],
  ])('%s: processing, until the bank has decided', async (card, lines) => {
    const purchase = await begun()
    await pay(purchase, card)
    expect((await settle(purchase.planner, purchase.paymentId)).body.status).toBe('processing')
    await expectLedger(purchase.planner, [welcome])
    await sandbox.control('clock', { seconds: processingSeconds })
    await expectLedger(purchase.planner, lines)
  })

  test('4000 0099 0000 0046: amount_capturable_updated, until it is taken', async () => {
    const purchase = await begun()
    await pay(purchase, '4000009900000046')
    expect((await settle(purchase.planner, purchase.paymentId)).body.status).toBe('amount_capturable_updated')
    await expectLedger(purchase.planner, [welcome])
    await sandboxPayments(sandbox.payments).intents.capture(purchase.intentId, { key: randomUUID() })
    await expectLedger(purchase.planner, credited)
  })

  test('4000 0099 0000 0053: canceled, and the next one is another payment', async () => {
    const purchase = await begun()
    await pay(purchase, '4000009900000053')
    expect((await settle(purchase.planner, purchase.paymentId)).body.status).toBe('canceled')
    await expectLedger(purchase.planner, [welcome])
    const next = await beginInTime(purchase.planner)
    expect(next.paymentId).not.toBe(purchase.paymentId)
    await pay(next, good)
    await settle(purchase.planner, next.paymentId)
    await expectLedger(purchase.planner, credited)
  })

  test('4000 0099 0000 0061: unknown_status', async () => {
    const purchase = await begun()
    await pay(purchase, '4000009900000061')
    expect((await settle(purchase.planner, purchase.paymentId)).body.status).toBe('unknown_status')
    await expectLedger(purchase.planner, [welcome])
  })
})

describe('a payment service that does not answer credits nothing twice', () => {
  test('the beginning of a payment whose answer is lost is payment_processing, and the same payment afterwards', async () => {
    const planner = await welcomedPlanner()
    const key = randomUUID()
    await sandbox.control('switches', { calls: 'hang_after', callsPath: '/v1/payment_intents' })
    expect(await begin(planner, key)).toMatchObject({ status: 503, body: { code: 'payment_processing' } })
    await sandbox.control('switches', { calls: 'normal' })
    const [first, second] = [await beginInTime(planner, key), await beginInTime(planner, key)]
    expect(second.intentId).toBe(first.intentId)
    await pay(first, good)
    await settle(planner, first.paymentId)
    await expectLedger(planner, credited)
  })

  test.each([
    ['network_error', 'hang'],
    ['internal_error', 'fail'],
  ])('a payment that is paid and cannot be asked about is a %s, and is credited all the same', async (code, calls) => {
    const purchase = await begun()
    await sandbox.control('switches', { calls, callsPath: '/v1/payment_intents' })
    expect(await ask(purchase.planner, purchase.paymentId)).toMatchObject({ status: 503, body: { code } })
    await sandbox.control('switches', { calls: 'normal' })
    await pay(purchase, good)
    await sandbox.control('switches', { calls, callsPath: '/v1/payment_intents' })
    expect(await ask(purchase.planner, purchase.paymentId)).toMatchObject({ status: 503, body: { code } })
    await sandbox.control('switches', { calls: 'normal' })
    await settle(purchase.planner, purchase.paymentId)
    await expectLedger(purchase.planner, credited)
  })
})

describe('refuses a call without a payment of its caller', () => {
  const refusals: readonly (readonly [string, number, (world: { buyer: TestPlanner; paymentId: string }) => Promise<object>])[] = [
    ['unauthorized', 401, ({ paymentId }) => product.call('POST', `${purchases}/${paymentId}/settle`)],
    ['access_denied', 403, async () => product.call('POST', purchases, { ...(await signedInCouple(product)), body: { pack: 'one' } })],
    ['missing_parameters', 400, ({ buyer: { token } }) => product.call('POST', purchases, { token, body: {} })],
    ['missing_parameters', 400, ({ buyer: { token } }) => product.call('POST', '/api/pro/subscription', { token, body: {} })],
    ['validation_error', 400, ({ buyer: { token } }) => product.call('POST', purchases, { token, body: { pack: 'hundred' } })],
    ['payment_intent_not_found', 404, async ({ paymentId }) => ask(await signedInPlanner(product), paymentId)],
  ]
  test.each(refusals)('%s (%i)', async (code, status, call) => {
    const { planner: buyer, paymentId } = await begun()
    expect(await call({ buyer, paymentId })).toMatchObject({ status, body: { code } })
    await expectLedger(buyer, [welcome])
  })

  test('resource_not_found: a subscription that the payment service does not know any more stays as it is', async () => {
    const { token } = await welcomedPlanner()
    const call = (path: string, body?: object) =>
      answeredInTime(() => product.call<Answered>('POST', `/api/pro/subscription${path}`, { token, ...(body && { body }) }))
    const { clientSecret } = (await call('', { period: 'month' })).body
    await pay({ clientSecret }, good)
    await call('/settle')
    await product.backend.database.query(`DELETE FROM sandbox.stripe_objects WHERE kind = 'subscription'`)
    expect(await call('/cancel')).toMatchObject({ status: 404, body: { code: 'resource_not_found' } })
    expect((await product.call('GET', '/api/pro/subscription', { token })).body).toMatchObject({ plan: 'premium', state: 'active' })
  })
})
