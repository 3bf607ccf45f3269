import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { answeredInTime } from '../../../tests/setup/answeredInTime.ts'
import { confirmByCard } from '../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../tests/setup/paymentSandboxOf.ts'
import { sandboxPayments } from '../../../tests/setup/sandboxPayments.ts'
import { signedInPlanner } from '../../../tests/setup/testPeople.ts'
import { startTestProduct } from '../../../tests/setup/testProduct.ts'
import { account, accountStream } from '../../domain/account/account.ts'
import { closeAccount } from '../../domain/account/closeAccount.ts'
import type { CommandId } from '../../domain/ids.ts'
import type { PaymentAlarm } from './paymentAlarms.ts'
import { settleSubscription } from './settleSubscription.ts'

const noWebhooks = { delayMs: 0, times: 1, shuffle: false, lose: -1 }

/** A planner who ordered a month that its card can still pay for; no webhook comes. */
async function ordered() {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  const sandbox = paymentSandboxOf(product)
  await sandbox.control('switches', { webhooks: noWebhooks })
  const { id, token } = await signedInPlanner(product)
  const started = await answeredInTime(() =>
    product.call<{ clientSecret: string }>('POST', '/api/pro/subscription', { token, body: { period: 'month' } }),
  )
  const { commands } = product.backend
  const stripeId = (await commands.load(account, accountStream(id))).state.subscribed.ordered?.stripeId ?? ''
  const payments = sandboxPayments(sandbox.payments)
  const alarmed: PaymentAlarm[] = []
  const alarms = { raise: (reason: PaymentAlarm) => void alarmed.push(reason) }
  const context = { commandId: randomUUID() as CommandId, actor: 'system:test', correlationId: id }
  return {
    sandbox,
    payments,
    stripeId,
    alarmed,
    pay: () => confirmByCard(sandbox.payments, started.body.clientSecret, '4242424242424242'),
    close: () => commands.handle(closeAccount, { providerId: id }, context),
    settle: () => settleSubscription({ payments, commands, alarms }, stripeId, 'webhook'),
  }
}

test('a subscription that is paid when its account was closed is ended and refunded, once', async () => {
  const { payments, stripeId, alarmed, pay, close, settle } = await ordered()
  await close()
  await pay()
  const { paid } = await settle()
  await settle()
  expect(await payments.subscriptions.retrieve(stripeId)).toMatchObject({ status: 'ended' })
  expect(await payments.refunds.listOf(paid?.intent.id ?? '')).toMatchObject([{ amount: 5_880, status: 'succeeded' }])
  expect(alarmed).toEqual(['paid_after_closing'])
})

test('what Stripe charges between the closing of an account and the end of its subscription is refunded once', async () => {
  const { sandbox, payments, alarmed, pay, close, settle } = await ordered()
  await pay()
  const first = await settle()
  // The worker cannot end the subscription at Stripe.
  await sandbox.control('switches', { calls: 'fail', callsPath: '/v1/subscriptions/' })
  await close()
  await sandbox.control('clock', { days: 32 })
  await sandbox.control('switches', { calls: 'normal', callsPath: '' })
  const { paid } = await settle()
  await settle()
  expect(paid?.paymentId).not.toBe(first.paid?.paymentId)
  expect(await payments.refunds.listOf(paid?.intent.id ?? '')).toMatchObject([{ amount: 5_880, status: 'succeeded' }])
  expect(await payments.refunds.listOf(first.paid?.intent.id ?? '')).toEqual([])
  expect(alarmed).toEqual(['paid_after_ending'])
})
