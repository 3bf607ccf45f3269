import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answeredInTime } from '../../../../../tests/setup/answeredInTime.ts'
import { answerBankStep, confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { perform, signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import { grantPremium } from '../../../../domain/account/grantPremium.ts'
import type { StripeSandbox } from '../../../../sandbox/stripe/stripeSandbox.ts'

let product: TestProduct
let sandbox: StripeSandbox
beforeAll(async () => {
  product = await startTestProduct()
  sandbox = paymentSandboxOf(product)
})
afterAll(() => product.close())

const cards = { good: '4242424242424242', declined: '4000000000009995', bankStep: '4000002500003155' }

const welcome = 1

/** A planner whose welcome credit is there. */
async function welcomedPlanner(): Promise<TestPlanner> {
  const planner = await signedInPlanner(product)
  await expect.poll(() => balance(planner)).toBe(welcome)
  return planner
}

interface Started {
  readonly paymentId: string
  readonly intentId: string
  readonly clientSecret: string
}

async function start(planner: TestPlanner, pack = 'five', key = randomUUID()) {
  return answeredInTime(() => product.call<Started>('POST', '/api/pro/credits/purchases', { token: planner.token, body: { pack }, key }))
}

async function settle(planner: TestPlanner, paymentId: string) {
  const path = `/api/pro/credits/purchases/${paymentId}/settle`
  return answeredInTime(() => product.call<{ status: string; failure: object | null }>('POST', path, { token: planner.token }))
}

async function balance(planner: TestPlanner, after?: string) {
  const { body } = await product.call<{ balance: number }>('GET', '/api/pro/credits', {
    token: planner.token,
    ...(after !== undefined && { after }),
  })
  return body.balance
}

async function statement(planner: TestPlanner) {
  const { body } = await product.call<readonly { code: string; in: number; out: number; balance: number }[]>(
    'GET',
    '/api/pro/credit-entries',
    { token: planner.token },
  )
  return body.map((entry) => [entry.code, entry.in, entry.out, entry.balance])
}

async function entriesOf(planner: TestPlanner, code: string) {
  return (await statement(planner)).filter(([each]) => each === code)
}

describe('buying credits', () => {
  it('shows packs whose credits cost less the more there are, with VAT', async () => {
    const planner = await signedInPlanner(product)
    const { body } = await product.call<{ packs: { unitNet: number; price: object }[] }>('GET', '/api/pro/credits/packs', {
      token: planner.token,
    })
    expect(body.packs.map(({ unitNet }) => unitNet)).toEqual([5_000, 4_500, 4_000, 3_500])
    expect(body.packs[1]?.price).toMatchObject({ net: 22_500, vat: 4_500, gross: 27_000, vatPercent: 20, treatment: 'domestic' })
  })

  it('credits a pack once, whether the browser or the webhook reports it first', async () => {
    const planner = await welcomedPlanner()
    const { status, body } = await start(planner)
    expect(status).toBe(200)
    expect((await settle(planner, body.paymentId)).body.status).toBe('requires_card')
    expect((await confirmByCard(sandbox.payments, body.clientSecret, cards.good)).httpStatus).toBe(200)
    const settled = await Promise.all(Array.from({ length: 8 }, () => settle(planner, body.paymentId)))
    expect(settled.map((answer) => answer.body.status)).toEqual(Array.from({ length: 8 }, () => 'succeeded'))
    expect(await balance(planner, settled[0]?.position)).toBe(welcome + 5)
    await expect.poll(() => sandbox.webhooksToCome()).toBe(0)
    await expect.poll(() => statesOf(body.intentId)).toEqual(['settled'])
    await expect.poll(() => entriesOf(planner, 'purchase')).toEqual([['purchase', 5, 0, welcome + 5]])
  })

  it('is credited by the webhook alone when the browser never comes back', async () => {
    const planner = await welcomedPlanner()
    const { body } = await start(planner, 'ten')
    await confirmByCard(sandbox.payments, body.clientSecret, cards.good)
    await expect.poll(() => balance(planner)).toBe(welcome + 10)
  })

  it('can be tried again with another card after one was declined, as the same payment', async () => {
    const planner = await signedInPlanner(product)
    const { body } = await start(planner, 'one')
    await confirmByCard(sandbox.payments, body.clientSecret, cards.declined)
    expect((await settle(planner, body.paymentId)).body).toMatchObject({
      status: 'failed',
      failure: { code: 'card_declined', declineCode: 'insufficient_funds' },
    })
    const answer = await confirmByCard(sandbox.payments, body.clientSecret, cards.bankStep)
    expect((await settle(planner, body.paymentId)).body.status).toBe('requires_action')
    await answerBankStep(answer, 'complete')
    expect((await settle(planner, body.paymentId)).body).toMatchObject({ status: 'succeeded', failure: null })
  })

  it('begun twice under one key is one payment', async () => {
    const planner = await signedInPlanner(product)
    const key = randomUUID()
    const [first, second] = await Promise.all([start(planner, 'one', key), start(planner, 'one', key)])
    expect(second.body).toEqual(first.body)
    expect((await start(planner, 'ten', key)).status).toBe(422)
  })

  it('is not possible with Premium, nor with the payment of somebody else', async () => {
    const planner = await signedInPlanner(product)
    const { body } = await start(planner)
    const other = await signedInPlanner(product)
    expect(await settle(other, body.paymentId)).toMatchObject({ status: 404, body: { code: 'payment_intent_not_found' } })
    await perform(product, grantPremium, { providerId: other.id })
    expect(await start(other)).toMatchObject({ status: 409, body: { code: 'premium_active' } })
  })
})

describe('money that goes back', () => {
  it('takes the credits back once, and says which were spent', async () => {
    const planner = await welcomedPlanner()
    const { body } = await start(planner)
    await confirmByCard(sandbox.payments, body.clientSecret, cards.good)
    await settle(planner, body.paymentId)
    await sandbox.control('refunds', { intent: body.intentId })
    await expect.poll(() => balance(planner)).toBe(welcome)
    await expect.poll(() => entriesOf(planner, 'refund')).toEqual([['refund', 0, 5, welcome]])
  })
})

async function statesOf(intentId: string): Promise<readonly string[]> {
  const { rows } = await product.backend.database.query<{ state: string }>(
    `SELECT state FROM operational.stripe_events WHERE body::jsonb->'data'->'object'->>'id' = $1 AND body::jsonb->>'type' = 'payment_intent.succeeded'`,
    [intentId],
  )
  return rows.map(({ state }) => state)
}
