import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmByCard } from '../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../tests/setup/paymentSandboxOf.ts'
import { sandboxPayments } from '../../../../tests/setup/sandboxPayments.ts'
import { startTestProduct, type TestProduct } from '../../../../tests/setup/testProduct.ts'
import type { StripeSandbox } from '../../../sandbox/stripe/stripeSandbox.ts'

let product: TestProduct
let sandbox: StripeSandbox
beforeAll(async () => {
  product = await startTestProduct()
  sandbox = paymentSandboxOf(product)
})
afterAll(() => product.close())

const eventOf = (id: string) => ({
  id,
  object: 'event',
  type: 'charge.refunded',
  created: 1_800_000_000,
  data: { object: { id: 'ch_1', object: 'charge' } },
})

interface Sent {
  readonly body?: string
  readonly secondsAgo?: number
  readonly secret?: string
}

/** Posts an event with the given signature. */
async function post(id: string, { body, secondsAgo = 0, secret = sandbox.payments.webhookSecret }: Sent = {}) {
  const payload = JSON.stringify(eventOf(id), undefined, 2)
  const timestamp = Math.floor(Date.now() / 1_000) - secondsAgo
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return product.call('POST', '/api/stripe/webhook', { body: body ?? payload, headers, key: null })
}

interface Kept {
  readonly body: string
  readonly state: string
}

async function kept(id: string): Promise<readonly Kept[]> {
  return (await product.backend.database.query<Kept>('SELECT body, state FROM operational.stripe_events WHERE id = $1', [id])).rows
}

const newEventId = () => `evt_${randomUUID()}`

describe('a webhook', () => {
  test('is kept as it came, once however often it comes, and ignored while nobody settles its kind', async () => {
    const id = newEventId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await expect.poll(() => kept(id)).toEqual([{ body: JSON.stringify(eventOf(id), undefined, 2), state: 'ignored' }])
  })

  test.each([
    ['with another secret', { secret: 'whsec_another' }],
    ['longer ago than five minutes', { secondsAgo: 310 }],
  ])('that was signed %s is refused, and nothing is kept', async (_how, how) => {
    const id = newEventId()
    expect((await post(id, how)).status).toBe(400)
    expect(await kept(id)).toEqual([])
  })

  test('that was written again on its way is refused, and nothing is kept', async () => {
    const id = newEventId()
    expect((await post(id, { body: JSON.stringify(eventOf(id)) })).status).toBe(400)
    expect(await kept(id)).toEqual([])
  })

  test('without a signature is refused, and nothing is kept', async () => {
    const id = newEventId()
    const answer = await product.call('POST', '/api/stripe/webhook', { body: eventOf(id), key: null })
    expect(answer.status).toBe(400)
    expect(await kept(id)).toEqual([])
  })
})

describe('the sandbox tells the product of a payment', () => {
  async function paid(): Promise<string> {
    const payments = sandboxPayments(sandbox.payments)
    const [providerId, paymentId] = [randomUUID(), randomUUID()]
    const customerId = await payments.customers.findOrCreate(providerId)
    const intent = await payments.intents.create({ customerId, providerId, paymentId, amount: 6_000, description: 'One', key: paymentId })
    await confirmByCard(sandbox.payments, intent.clientSecret, '4242424242424242')
    return intent.id
  }

  async function keptEventTypes(intentId: string): Promise<readonly string[]> {
    const { rows } = await product.backend.database.query<{ type: string }>(
      'SELECT type FROM operational.stripe_events WHERE object_id = $1 ORDER BY type',
      [intentId],
    )
    return rows.map(({ type }) => type)
  }

  test('of each thing that happened', async () => {
    const intentId = await paid()
    await expect.poll(() => keptEventTypes(intentId)).toEqual(['payment_intent.created', 'payment_intent.succeeded'])
  })

  test('repeatedly and in another order, which is kept once', async () => {
    await sandbox.control('switches', { webhooks: { times: 5, shuffle: true } })
    const intentId = await paid()
    await expect.poll(() => sandbox.webhooksToCome(), { timeout: 120_000 }).toBe(0)
    expect(await keptEventTypes(intentId)).toEqual(['payment_intent.created', 'payment_intent.succeeded'])
    await sandbox.control('switches', { webhooks: { times: 1, shuffle: false } })
  })

  test('never, where they are lost', async () => {
    await sandbox.control('switches', { webhooks: { lose: -1 } })
    const intentId = await paid()
    await sandbox.control('switches', { webhooks: { lose: 0 } })
    const later = await paid()
    await expect.poll(() => keptEventTypes(later)).toHaveLength(2)
    expect(await keptEventTypes(intentId)).toEqual([])
  })
})
