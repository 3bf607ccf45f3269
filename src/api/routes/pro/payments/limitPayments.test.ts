import { expect, onTestFinished, test } from 'vitest'
import { confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct } from '../../../../../tests/setup/testProduct.ts'

test('refuses further calls that ask the payment service when a provider made as many as it may in an hour', async () => {
  const RULES = JSON.stringify({ limits: { paymentCallsPerProvider: { max: 1 } }, paymentPatience: { milliseconds: 60_000 } })
  const product = await startTestProduct({ environment: { RULES } })
  onTestFinished(() => product.close())
  const sandbox = paymentSandboxOf(product)
  const { token } = await signedInPlanner(product)
  const call = <Body = { code: string }>(method: 'GET' | 'POST', path: string, body?: object) =>
    product.call<Body>(method, `/api/pro/${path}`, { token, ...(body && { body }) })

  const bought = await call<{ paymentId: string }>('POST', 'credits/purchases', { pack: 'one' })
  const started = await call<{ clientSecret: string }>('POST', 'subscription', { period: 'month' })
  await confirmByCard(sandbox.payments, started.body.clientSecret, '4242424242424242')
  expect(await call('POST', 'subscription/settle')).toMatchObject({ status: 200, body: { subscription: { plan: 'premium' } } })

  for (const [method, path] of [
    ['POST', 'subscription/settle'],
    ['POST', 'subscription/cancel'],
    ['POST', 'subscription/resume'],
    ['GET', 'subscription/switch-preview?period=year'],
    ['POST', `credits/purchases/${bought.body.paymentId}/settle`],
  ] as const)
    expect([path, await call(method, path)]).toMatchObject([path, { status: 429, body: { code: 'too_many_requests' } }])
})
