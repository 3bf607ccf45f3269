import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { all } from '../../../../../tests/setup/all.ts'
import { confirmByCard } from '../../../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../../../tests/setup/paymentSandboxOf.ts'
import { sandboxPayments } from '../../../../../tests/setup/sandboxPayments.ts'
import { signedInPlanner } from '../../../../../tests/setup/testPeople.ts'
import { startTestProduct } from '../../../../../tests/setup/testProduct.ts'
import type { StartedSubscription, Subscription } from '../../../schemas/pro/subscriptionSchemas.ts'

type Started = z.output<typeof StartedSubscription>

test('only one of a month and a year ordered at the same time can be paid', async () => {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  const sandbox = paymentSandboxOf(product)
  const payments = sandboxPayments(sandbox.payments)

  // The two orders interleave differently in each pair.
  for (let pair = 0; pair < 4; pair++) {
    const { id, token } = await signedInPlanner(product)
    const start = async (period: 'month' | 'year'): Promise<Started> => {
      const started = await product.call<Started>('POST', '/api/pro/subscription', { token, body: { period } })
      // Replaced meanwhile, or too slow under load: a person tries again.
      if (started.status === 503) return start(period)
      expect(started).toMatchObject({ status: 200 })
      return started.body
    }
    const begun = await Promise.all([start('month'), start('year')])
    const charged: string[] = []
    for (const { clientSecret } of begun) {
      const { intent } = await confirmByCard(sandbox.payments, clientSecret, '4242424242424242')
      if (intent?.status === 'succeeded') charged.push(intent.id)
    }
    expect(charged).toHaveLength(1)
    const atStripe = (await all(payments.subscriptions.listSince(new Date(0)))).filter(({ providerId }) => providerId === id)
    expect(atStripe.filter(({ status }) => status !== 'ended')).toMatchObject([{ status: 'active' }])
    const show = async () => (await product.call<z.output<typeof Subscription>>('GET', '/api/pro/subscription', { token })).body
    await expect
      .poll(show, { timeout: 120_000 })
      .toMatchObject({ plan: 'premium', period: atStripe.find(({ status }) => status === 'active')?.price.period })
  }
})
