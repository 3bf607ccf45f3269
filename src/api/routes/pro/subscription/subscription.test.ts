import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { answeredInTime } from '../../../../../tests/setup/answeredInTime.ts'
import { confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { signedInPlanner, type TestPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct, type TestProduct } from '../../../../../tests/setup/testProduct.ts'
import type { StripeSandbox } from '../../../../sandbox/stripe/stripeSandbox.ts'
import type { SettledSubscription, StartedSubscription, Subscription, SwitchPreview } from '../../../schemas/pro/subscriptionSchemas.ts'

type View = z.output<typeof Subscription>

let product: TestProduct
let sandbox: StripeSandbox
beforeAll(async () => {
  product = await startTestProduct()
  sandbox = paymentSandboxOf(product)
})
afterAll(() => product.close())

const good = '4242424242424242'
const goodOnceOnly = '4000009900000079'
const base = '/api/pro/subscription'

async function show({ token }: TestPlanner): Promise<View> {
  return (await product.call<View>('GET', base, { token })).body
}

async function post<Body = View>({ token }: TestPlanner, path: string, body?: object) {
  return product.call<Body>('POST', `${base}${path}`, { token, ...(body && { body }) })
}

async function subscribed(period: 'month' | 'year', card = good): Promise<TestPlanner> {
  const planner = await signedInPlanner(product)
  const started = await answeredInTime(() => post<z.output<typeof StartedSubscription>>(planner, '', { period }))
  expect(started.status).toBe(200)
  await confirmByCard(sandbox.payments, started.body.clientSecret, card)
  const settled = await post<z.output<typeof SettledSubscription>>(planner, '/settle')
  expect(settled.body).toMatchObject({ payment: { id: started.body.paymentId, status: 'succeeded' }, subscription: { plan: 'premium' } })
  return planner
}

test('prices are shown with VAT and what a year saves, before there is a subscription', async () => {
  const planner = await signedInPlanner(product)
  expect(await show(planner)).toMatchObject({
    plan: 'free',
    state: 'none',
    prices: { month: { net: 4_900, gross: 5_880 }, year: { net: 49_000, gross: 58_800 }, savingPercent: 17 },
    withdrawal: { possible: false, reason: 'no_subscription' },
  })
})

test('Premium begins with the payment; until then the same order is answered again, and another period replaces it', async () => {
  const planner = await signedInPlanner(product)
  const first = await post<z.output<typeof StartedSubscription>>(planner, '', { period: 'month' })
  const again = await post<z.output<typeof StartedSubscription>>(planner, '', { period: 'month' })
  expect(again.body).toEqual(first.body)
  expect((await show(planner)).plan).toBe('free')
  const yearly = await post<z.output<typeof StartedSubscription>>(planner, '', { period: 'year' })
  expect(yearly.body.price.net).toBe(49_000)
  await confirmByCard(sandbox.payments, yearly.body.clientSecret, '4000000000009995')
  expect((await post(planner, '/settle')).body).toMatchObject({
    payment: { status: 'failed' },
    failure: { code: 'card_declined', declineCode: 'insufficient_funds' },
    subscription: { plan: 'free' },
  })
  await confirmByCard(sandbox.payments, yearly.body.clientSecret, good)
  // The browser never comes back: the webhook tells.
  await expect.poll(async () => (await show(planner)).state).toBe('active')
  expect(await show(planner)).toMatchObject({ period: 'year', source: 'paid', nextPrice: { net: 49_000 }, withdrawal: { possible: true } })
  expect(await post(planner, '', { period: 'month' })).toMatchObject({ status: 409, body: { code: 'subscription_active' } })
})

test('a cancelled subscription has a day on which it ends, and can be resumed', async () => {
  const planner = await subscribed('month')
  const { renewsAt } = await show(planner)
  expect((await post(planner, '/cancel')).body).toMatchObject({ state: 'cancelling', plan: 'premium', endsAt: renewsAt, nextPrice: null })
  expect(await post(planner, '/cancel')).toMatchObject({ status: 409, body: { code: 'already_cancelling' } })
  expect((await post(planner, '/resume')).body).toMatchObject({ state: 'active', renewsAt, endsAt: null })
})

test('from month to year it changes at once with the rest of the month taken off, from year to month with the next period', async () => {
  const planner = await subscribed('month')
  const preview = await product.call<z.output<typeof SwitchPreview>>('GET', `${base}/switch-preview?period=year`, { token: planner.token })
  expect(preview.body).toMatchObject({ period: 'year', next: { net: 49_000 } })
  expect(preview.body.now?.gross).toBeLessThan(58_800)
  expect(preview.body.now?.gross).toBeGreaterThanOrEqual(58_800 - 5_880)
  const yearly = await post<{ subscription: View; payment: object | null }>(planner, '/switch', { period: 'year' })
  expect(yearly.body).toMatchObject({ payment: null, subscription: { state: 'active', period: 'year', pendingPeriod: null } })
  const monthly = await post<{ subscription: View }>(planner, '/switch', { period: 'month' })
  expect(monthly.body.subscription).toMatchObject({ period: 'year', pendingPeriod: 'month', nextPrice: { net: 4_900 } })
  const kept = await post<{ subscription: View }>(planner, '/switch', { period: 'year' })
  expect(kept.body.subscription).toMatchObject({ period: 'year', pendingPeriod: null, nextPrice: { net: 49_000 } })
})

test('a year is withdrawn from: Premium ends at once and the money goes back; a month is not', async () => {
  const monthly = await subscribed('month')
  expect(await post(monthly, '/withdraw')).toMatchObject({ status: 409, body: { code: 'monthly_not_refundable' } })
  const planner = await subscribed('year')
  expect((await post(planner, '/withdraw')).body).toMatchObject({ plan: 'free', state: 'ended' })
  const refunds = async () => {
    const { rows } = await product.backend.database.query<{ n: string }>(
      "SELECT count(*) AS n FROM log.events WHERE type = 'PaymentRefunded' AND data->>'providerId' = $1",
      [planner.id],
    )
    return Number(rows[0]?.n)
  }
  await expect.poll(refunds).toBe(1)
})

test('a renewal that fails leaves Premium for the days of grace, is paid by another card, or ends it', async () => {
  const planner = await subscribed('month', goodOnceOnly)
  const lost = await subscribed('month', goodOnceOnly)
  await sandbox.control('clock', { days: 32 })
  await expect.poll(async () => (await show(planner)).state).toBe('past_due')
  expect(await show(planner)).toMatchObject({ plan: 'premium', failure: { code: 'card_declined', attempts: 1 } })
  const pay = await post<z.output<typeof StartedSubscription>>(planner, '/pay')
  expect(pay.body.price.net).toBe(4_900)
  await confirmByCard(sandbox.payments, pay.body.clientSecret, good)
  expect((await post(planner, '/settle')).body).toMatchObject({ subscription: { state: 'active', failure: null } })

  await expect.poll(async () => (await show(lost)).state).toBe('past_due')
  const due = async (name: string) => {
    const { subscriptionId } = await show(lost)
    await product.backend.database.query(
      "UPDATE operational.deadlines SET due_at = date_trunc('milliseconds', now()) WHERE key = $1 AND name = $2 AND due_at > now()",
      [subscriptionId, name],
    )
  }
  // The process sets the deadlines a moment after the event that is read here.
  const attempts = async () => {
    await due('attempt')
    return (await show(lost)).failure?.attempts
  }
  await expect.poll(attempts).toBeGreaterThanOrEqual(2)
  expect((await show(lost)).plan).toBe('premium')
  const plan = async () => {
    await due('grace')
    return (await show(lost)).plan
  }
  await expect.poll(plan).toBe('free')
  expect(await show(lost)).toMatchObject({ state: 'ended', failure: null })
})
