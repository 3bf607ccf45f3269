import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { sandboxPayments } from '../../../../../tests/setup/sandboxPayments.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct } from '../../../../../tests/setup/testProduct.ts'
import { reconcilePayments } from '../../../../jobs/payments/reconcilePayments.ts'
import type { StartedSubscription, Subscription } from '../../../schemas/pro/subscriptionSchemas.ts'

test('a subscription that was paid and whose webhooks were lost begins with the nightly reconciliation, once', async () => {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  const { paymentSandbox: sandbox } = product
  if (!sandbox) throw new Error('the product has no sandbox for payments')
  await sandbox.control('switches', { webhooks: { delayMs: 0, times: 1, shuffle: false, lose: -1 } })
  const { token } = await signedInPlanner(product)
  const start = () =>
    product.call<z.output<typeof StartedSubscription>>('POST', '/api/pro/subscription', { token, body: { period: 'month' } })
  let started = await start()
  // A machine under load answers after the patience of a person: it is asked again, for the same order.
  while (started.status === 503) started = await start()
  await confirmByCard(sandbox.payments, started.body.clientSecret, '4242424242424242')
  const plan = async () => (await product.call<z.output<typeof Subscription>>('GET', '/api/pro/subscription', { token })).body.plan
  expect(await plan()).toBe('free')

  const { commands, now } = product.backend
  const services = { payments: sandboxPayments(sandbox.payments), commands, alarms: { raise: () => {} } }
  const reconcile = () => reconcilePayments(services, { since: new Date(now().getTime() - 86_400_000), now: now() })
  expect(await reconcile()).toMatchObject({ found: 1, failed: 0 })
  expect(await plan()).toBe('premium')
  expect(await reconcile()).toMatchObject({ found: 0, failed: 0 })
})
