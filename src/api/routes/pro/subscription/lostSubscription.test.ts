import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { answeredInTime } from '../../../../../tests/setup/answeredInTime.ts'
import { confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { sandboxPayments } from '../../../../../tests/setup/sandboxPayments.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct } from '../../../../../tests/setup/testProduct.ts'
import { reconcilePayments } from '../../../../jobs/payments/reconcilePayments.ts'
import type { StartedSubscription, Subscription } from '../../../schemas/pro/subscriptionSchemas.ts'

const good = '4242424242424242'
const goodOnceOnly = '4000009900000079'

async function world() {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  const sandbox = paymentSandboxOf(product)
  await sandbox.control('switches', { webhooks: { delayMs: 0, times: 1, shuffle: false, lose: -1 } })
  const { id, token } = await signedInPlanner(product)
  async function post<Body>(path: string, body?: object): Promise<Body> {
    const answer = await answeredInTime(() => product.call<Body>('POST', `/api/pro/subscription${path}`, { token, ...(body && { body }) }))
    expect(answer.status).toBe(200)
    return answer.body
  }
  const { commands, now } = product.backend
  const raised: object[] = []
  const alarms = { raise: (reason: string, about: object) => void raised.push({ reason, ...about }) }
  const services = { payments: sandboxPayments(sandbox.payments), commands, alarms }
  return {
    sandbox,
    raised,
    post,
    refused: async (path: string) => product.call('POST', `/api/pro/subscription${path}`, { token }),
    payByCard: async (card = good) => {
      const started = await post<z.output<typeof StartedSubscription>>('', { period: 'month' })
      await confirmByCard(sandbox.payments, started.clientSecret, card)
    },
    plan: async () => (await product.call<z.output<typeof Subscription>>('GET', '/api/pro/subscription', { token })).body.plan,
    /** The database's clock, which decides about deadlines, does not follow that of the sandbox. */
    periodIsOver: () =>
      product.backend.database.query(
        "UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now()) WHERE name = 'period' AND due_at > now()",
      ),
    paid: async () => {
      const { rows } = await product.backend.database.query<{ purpose: object; price: { gross: number } }>(
        "SELECT started.data->'purpose' AS purpose, started.data->'price' AS price FROM log.events paid JOIN log.events started" +
          " ON started.stream = paid.stream AND started.type = 'PaymentStarted'" +
          " WHERE paid.type = 'PaymentSucceeded' AND paid.data->>'providerId' = $1 ORDER BY paid.position",
        [id],
      )
      return rows
    },
    reconcile: () => reconcilePayments(services, { since: new Date(now().getTime() - 86_400_000), now: now() }),
  }
}

test('a subscription that was paid and whose webhooks were lost begins with the nightly reconciliation, once', async () => {
  const { payByCard, plan, reconcile } = await world()
  await payByCard()
  expect(await plan()).toBe('free')
  expect(await reconcile()).toMatchObject({ found: 1, failed: 0 })
  expect(await plan()).toBe('premium')
  expect(await reconcile()).toMatchObject({ found: 0, failed: 0 })
})

test('a renewal whose webhooks were lost is found even when a change to a year was paid after it', async () => {
  const { sandbox, post, payByCard, paid, reconcile } = await world()
  await payByCard()
  await post('/settle')
  await sandbox.control('clock', { days: 32 })
  await post('/switch', { period: 'year' })
  expect(await paid()).toMatchObject([{ purpose: { reason: 'start' } }, { purpose: { reason: 'switch' } }])
  expect(await reconcile()).toMatchObject({ found: 1, failed: 0 })
  expect((await paid()).at(-1)).toMatchObject({ purpose: { reason: 'renewal', period: 'month' }, price: { gross: 5_880 } })
  expect(await reconcile()).toMatchObject({ found: 0, failed: 0 })
})

test('a renewal that nobody had reported before its subscription was replaced is left to an operator', async () => {
  const { sandbox, post, payByCard, paid, plan, raised, reconcile } = await world()
  await payByCard()
  await post('/settle')
  await sandbox.control('clock', { days: 63 })
  await post('/cancel')
  await sandbox.control('clock', { days: 32 })
  await post('/settle')
  expect(await plan()).toBe('free')
  await payByCard()
  await post('/settle')
  expect(await paid()).toMatchObject([
    { purpose: { reason: 'start' } },
    { purpose: { reason: 'renewal' } },
    { purpose: { reason: 'start' } },
  ])
  expect(await reconcile()).toMatchObject({ found: 0, failed: 0 })
  expect(raised).toEqual([
    { reason: 'unknown_payment', invoiceId: expect.stringMatching(/^in_/), stripeId: expect.stringMatching(/^sub_/) },
  ])
})

test('a cancelled subscription whose end was not reported ends after its period, and can be ordered again', async () => {
  const { sandbox, post, payByCard, plan, periodIsOver } = await world()
  await payByCard()
  await post('/settle')
  await post('/cancel')
  await sandbox.control('clock', { days: 32 })
  expect(await plan()).toBe('premium')
  // The process sets the deadline a moment after the event that is read here.
  const planInTime = async () => {
    await periodIsOver()
    return plan()
  }
  await expect.poll(planInTime, { timeout: 120_000 }).toBe('free')
  await payByCard()
  expect(await post('/settle')).toMatchObject({ subscription: { plan: 'premium', state: 'active' } })
})

test('a cancelled subscription whose end was not reported yet is not resumed, and is recorded as ended', async () => {
  const { sandbox, post, refused, payByCard, plan } = await world()
  await payByCard()
  await post('/settle')
  await post('/cancel')
  await sandbox.control('clock', { days: 32 })
  expect(await plan()).toBe('premium')
  expect(await refused('/resume')).toMatchObject({ status: 404, body: { code: 'no_subscription' } })
  expect(await plan()).toBe('free')
})

test('a provider whose subscription ended can order the next one at once, even if the end was not reported yet', async () => {
  const { sandbox, post, payByCard, plan, paid } = await world()
  await payByCard()
  await post('/settle')
  await post('/cancel')
  await sandbox.control('clock', { days: 32 })
  expect(await plan()).toBe('premium')
  await payByCard()
  expect(await post('/settle')).toMatchObject({ subscription: { plan: 'premium', state: 'active' } })
  expect(await paid()).toMatchObject([{ purpose: { reason: 'start' } }, { purpose: { reason: 'start' } }])
})

test('a failed renewal that was paid with another card keeps its period when it is cancelled, even if the webhook was lost', async () => {
  const { sandbox, post, payByCard } = await world()
  await payByCard(goodOnceOnly)
  await post('/settle')
  await sandbox.control('clock', { days: 32 })
  expect(await post('/settle')).toMatchObject({ subscription: { state: 'past_due' } })
  const { clientSecret } = await post<z.output<typeof StartedSubscription>>('/pay')
  await confirmByCard(sandbox.payments, clientSecret, good)
  expect(await post('/cancel')).toMatchObject({ plan: 'premium', state: 'cancelling', failure: null })
})
