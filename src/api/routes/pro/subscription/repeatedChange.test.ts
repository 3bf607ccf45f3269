import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { answeredInTime } from '../../../../../tests/setup/answeredInTime.ts'
import { confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import type { StripeSandbox } from '../../../../sandbox/stripe/stripeSandbox.ts'
import type { StartedSubscription, Subscription } from '../../../schemas/pro/subscriptionSchemas.ts'

/** Where Stripe does not answer, a person is answered after this time. */
const RULES = '{"paymentPatience": {"milliseconds": 3000}}'

let product: TestProduct
let sandbox: StripeSandbox
beforeAll(async () => {
  product = await startTestProduct({ environment: { RULES } })
  sandbox = paymentSandboxOf(product)
})
afterAll(() => product.close())
beforeEach(() => sandbox.control('switches', { calls: 'normal', callsPath: '' }))

type View = z.output<typeof Subscription>

/** A planner with a yearly subscription. */
async function subscribed() {
  const { token } = await signedInPlanner(product)
  const attempt = <Body>(path: string, body?: object, key: string = randomUUID()) =>
    product.call<Body>('POST', `/api/pro/subscription${path}`, { token, key, ...(body && { body }) })
  const post = <Body>(path: string, body?: object, key: string = randomUUID()) => answeredInTime(() => attempt<Body>(path, body, key))
  const started = await post<z.output<typeof StartedSubscription>>('', { period: 'year' })
  expect(started.status).toBe(200)
  await confirmByCard(sandbox.payments, started.body.clientSecret, '4242424242424242')
  expect(await post('/settle')).toMatchObject({ status: 200, body: { subscription: { plan: 'premium', period: 'year' } } })
  return { attempt, post }
}

test.each([
  ['is made and its answer lost', 'hang_after'],
  ['is not made any more', 'hang'],
])('monthly from the next period on is scheduled by the second attempt where the plan of the first one %s', async (_, calls) => {
  const { attempt, post } = await subscribed()
  const key = randomUUID()
  await sandbox.control('switches', { calls, callsPath: '/v1/subscription_schedules/' })
  expect(await attempt('/switch', { period: 'month' }, key)).toMatchObject({ status: 503 })
  await sandbox.control('switches', { calls: 'normal', callsPath: '' })
  const again = await post<{ subscription: View }>('/switch', { period: 'month' }, key)
  expect(again).toMatchObject({ status: 200, body: { subscription: { period: 'year', pendingPeriod: 'month' } } })
})

test('a change that a webhook recorded first is confirmed to a retry, and refused to another call', async () => {
  const { post } = await subscribed()
  const changes = [
    { path: '/switch', body: { period: 'month' }, as: { subscription: { pendingPeriod: 'month' } }, code: 'same_period' },
    { path: '/cancel', as: { state: 'cancelling' }, code: 'already_cancelling' },
    { path: '/resume', as: { state: 'active' }, code: 'not_cancelling' },
  ]
  for (const { path, body, as, code } of changes) {
    const key = randomUUID()
    for (let time = 0; time < 2; time++) expect(await post(path, body, key)).toMatchObject({ status: 200, body: as })
    expect(await post(path, body)).toMatchObject({ status: 409, body: { code } })
  }
})
