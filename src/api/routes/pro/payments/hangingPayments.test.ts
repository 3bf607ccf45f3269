import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import type { StripeSandbox } from '../../../../sandbox/stripe/stripeSandbox.ts'

let product: TestProduct
let sandbox: StripeSandbox
let planner: TestPlanner
beforeAll(async () => {
  product = await startTestProduct()
  if (!product.paymentSandbox) throw new Error('the product has no sandbox for payments')
  sandbox = product.paymentSandbox
  planner = await signedInPlanner(product)
})
afterAll(() => product.close())

const buy = () =>
  product.call<{ code: string; paymentId: string }>('POST', '/api/pro/credits/purchases', { token: planner.token, body: { pack: 'one' } })
const settle = (paymentId: string) =>
  product.call<{ code: string }>('POST', `/api/pro/credits/purchases/${paymentId}/settle`, { token: planner.token })

/** In milliseconds. */
async function timeOf(call: () => Promise<{ readonly status: number }>): Promise<{ readonly status: number; readonly took: number }> {
  const begun = performance.now()
  const { status } = await call()
  return { status, took: performance.now() - begun }
}

/** The 99th percentile of another route, called so many times. */
async function p99(calls: number): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < calls; n++) {
    const { status, took } = await timeOf(() => product.call('GET', '/api/pro/credits', { token: planner.token }))
    expect(status).toBe(200)
    times.push(took)
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(calls * 0.99) - 1] ?? Number.POSITIVE_INFINITY
}

it('while Stripe hangs everybody gets an answer within 5 seconds, and other calls are as fast as ever', { timeout: 60_000 }, async () => {
  const { paymentId } = (await buy()).body
  await p99(50)
  const usual = await p99(200)
  await sandbox.control('switches', { calls: 'hang' })
  const hanging = Promise.all([
    ...Array.from({ length: 12 }, () => timeOf(buy)),
    ...Array.from({ length: 12 }, () => timeOf(() => settle(paymentId))),
  ])
  // Calls that take a few milliseconds are compared on a machine that does other things as well.
  expect(await p99(200)).toBeLessThan(Math.max(2 * usual, 50))

  const answers = await hanging
  await sandbox.control('switches', { calls: 'normal' })
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
  for (const { took } of answers) expect(took).toBeLessThan(5_000)
  expect((await settle(paymentId)).body).toMatchObject({ status: 'requires_card' })
})

it('a purchase whose answer was lost is the same one when it is begun again', { timeout: 30_000 }, async () => {
  const key = randomUUID()
  const begin = () =>
    product.call<{ code?: string; intentId?: string }>('POST', '/api/pro/credits/purchases', {
      token: planner.token,
      body: { pack: 'one' },
      key,
    })
  await sandbox.control('switches', { calls: 'hang_after', callsPath: '/v1/payment_intents' })
  expect(await begin()).toMatchObject({ status: 503, body: { code: 'payment_processing' } })
  await sandbox.control('switches', { calls: 'normal', callsPath: '' })
  const [second, third] = [await begin(), await begin()]
  expect(second.status).toBe(200)
  expect(third.body.intentId).toBe(second.body.intentId)
})
