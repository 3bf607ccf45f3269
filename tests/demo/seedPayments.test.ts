import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DemoPayer } from '../../scripts/demo/demoAccounts.ts'
import { DemoCommands } from '../../scripts/demo/demoCommands.ts'
import { paymentActs } from '../../scripts/demo/seedPayments.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { paymentSandboxOf } from '../setup/paymentSandboxOf.ts'
import { signedInPlanner, type TestPlanner } from '../setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../setup/testProduct.ts'

const payers = ['credits', 'yearly', 'leaving', 'failing'] as const

let product: TestProduct
const planners = new Map<DemoPayer, TestPlanner>()
beforeAll(async () => {
  product = await startTestProduct()
  for (const pays of payers) planners.set(pays, await signedInPlanner(product))
  const begun = new Date()
  const applicants = [...planners].map(([pays, { id }]) => ({ provider: { id }, pays }))
  // Seeding twice has the effect of once.
  for (let time = 0; time < 2; time++) {
    for (const { give } of await paymentActs(new DemoCommands(product.backend), applicants, product.backend, begun)) await give()
  }
})
afterAll(() => product.close())

async function call<Body = object>(pays: DemoPayer, method: string, path: string, body?: object) {
  const planner = planners.get(pays)
  if (!planner) throw new Error(`nobody is ${pays}`)
  return product.call<Body>(method, `/api/pro/${path}`, { token: planner.token, after: planner.position, ...(body && { body }) })
}

test('credits were bought, once after a declined card; two packs were refunded, and a dispute was won', async () => {
  await expect
    .poll(async () => (await call('credits', 'GET', 'payments')).body)
    .toMatchObject([
      { purpose: { pack: 'five' }, status: 'succeeded', refunded: 0 },
      { purpose: { pack: 'five' }, status: 'succeeded', dispute: 'won', uncovered: 0 },
      { purpose: { pack: 'one' }, status: 'succeeded', refunded: 6_000 },
      { purpose: { pack: 'one' }, status: 'succeeded', failure: null, refunded: 0 },
      { purpose: { pack: 'five' }, status: 'succeeded', refunded: 27_000 },
    ])
})

test('a yearly plan can be withdrawn from', async () => {
  expect((await call('yearly', 'GET', 'subscription')).body).toMatchObject({
    state: 'active',
    period: 'year',
    withdrawal: { possible: true },
  })
  expect((await call('yearly', 'POST', 'subscription/withdraw')).body).toMatchObject({ plan: 'free', state: 'ended' })
})

test('a cancelled subscription can be resumed and changed to a year', async () => {
  expect((await call('leaving', 'GET', 'subscription')).body).toMatchObject({ state: 'cancelling', endsAt: expect.any(String) })
  expect((await call('leaving', 'POST', 'subscription/resume')).body).toMatchObject({ state: 'active', endsAt: null })
  const switched = await call('leaving', 'POST', 'subscription/switch', { period: 'year' })
  expect(switched.body).toMatchObject({ payment: null, subscription: { state: 'active', period: 'year' } })
})

test('a failed renewal can be paid with another card', async () => {
  expect((await call('failing', 'GET', 'subscription')).body).toMatchObject({
    plan: 'premium',
    state: 'past_due',
    failure: { attempts: 1, declineCode: 'insufficient_funds', nextAttemptAt: expect.any(String) },
  })
  const started = await call<{ clientSecret: string }>('failing', 'POST', 'subscription/pay')
  const paymentSandbox = paymentSandboxOf(product)
  await confirmByCard(paymentSandbox.payments, started.body.clientSecret, '4242424242424242')
  const settled = await call('failing', 'POST', 'subscription/settle')
  expect(settled.body).toMatchObject({ payment: { status: 'succeeded' }, subscription: { state: 'active', failure: null } })
})
