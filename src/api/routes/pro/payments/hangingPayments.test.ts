import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { type Answer, startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import type { StripeSandbox } from '../../../../sandbox/stripe/stripeSandbox.ts'

/** Stripe hangs for as long as it is asked; a person is answered after this time. */
const RULES = '{"paymentPatience": {"milliseconds": 1500}}'

let product: TestProduct
let sandbox: StripeSandbox
let planner: TestPlanner
beforeAll(async () => {
  product = await startTestProduct({ environment: { RULES } })
  sandbox = paymentSandboxOf(product)
  planner = await signedInPlanner(product)
})
afterAll(() => product.close())

const buy = (key?: string) =>
  product.call<{ code: string; paymentId: string; intentId?: string }>('POST', '/api/pro/credits/purchases', {
    token: planner.token,
    body: { pack: 'one' },
    ...(key !== undefined && { key }),
  })
const settle = (paymentId: string) =>
  product.call<{ code: string }>('POST', `/api/pro/credits/purchases/${paymentId}/settle`, { token: planner.token })

/** Until the service, which a busy machine may slow down too, answers again. */
const answered = <Body>(call: () => Promise<Answer<Body>>) =>
  vi.waitFor(async () => {
    const answer = await call()
    expect(answer.status).toBe(200)
    return answer.body
  }, 120_000)

test('while Stripe hangs everybody gets an answer, and other calls do not wait for it', async () => {
  const { paymentId } = await answered(() => buy())
  const credits = () => product.call('GET', '/api/pro/credits', { token: planner.token })
  await answered(credits)
  await sandbox.control('switches', { calls: 'hang' })
  const order: string[] = []
  const noted = async (what: string, call: () => Promise<Answer<unknown>>) => {
    const { status, headers } = await call()
    order.push(what)
    return [status, headers['retry-after']]
  }
  const hanging = Promise.all([
    ...Array.from({ length: 12 }, () => noted('payment', buy)),
    ...Array.from({ length: 12 }, () => noted('payment', () => settle(paymentId))),
  ])
  expect(await noted('credits', credits)).toEqual([200, undefined])

  expect(await hanging).toEqual(Array.from({ length: 24 }, () => [503, '5']))
  expect(order[0]).toBe('credits')
  await sandbox.control('switches', { calls: 'normal' })
  expect(await answered(() => settle(paymentId))).toMatchObject({ status: 'requires_card' })
})

test('a purchase whose answer was lost is the same one when it is begun again', async () => {
  const key = randomUUID()
  const begin = () => buy(key)
  await sandbox.control('switches', { calls: 'hang_after', callsPath: '/v1/payment_intents' })
  // A busy machine may take all the time before it has asked for the payment.
  await expect.poll(async () => (await begin()).body.code).toBe('payment_processing')
  await sandbox.control('switches', { calls: 'normal', callsPath: '' })
  const [second, third] = [await answered(begin), await answered(begin)]
  expect(third.intentId).toBe(second.intentId)
})
