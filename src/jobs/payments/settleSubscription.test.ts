import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { confirmByCard } from '../../../tests/setup/confirmByCard.ts'
import { sandboxPayments } from '../../../tests/setup/sandboxPayments.ts'
import { signedInPlanner } from '../../../tests/setup/testPeople.ts'
import { startTestProduct } from '../../../tests/setup/testProduct.ts'
import { account, accountStream } from '../../domain/account/account.ts'
import { closeAccount } from '../../domain/account/closeAccount.ts'
import type { CommandId } from '../../domain/ids.ts'
import type { PaymentAlarm } from './paymentAlarms.ts'
import { settleSubscription } from './settleSubscription.ts'

test('a subscription that is paid when its account was closed is ended and refunded, once', async () => {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  const { paymentSandbox: sandbox } = product
  if (!sandbox) throw new Error('the product has no sandbox for payments')
  await sandbox.control('switches', { webhooks: { delayMs: 0, times: 1, shuffle: false, lose: -1 } })
  const { id, token } = await signedInPlanner(product)
  const start = () => product.call<{ clientSecret: string }>('POST', '/api/pro/subscription', { token, body: { period: 'month' } })
  let started = await start()
  // A machine under load answers after the patience of a person: it is asked again, for the same order.
  while (started.status === 503) started = await start()
  const { commands } = product.backend
  const stripeId = (await commands.load(account, accountStream(id))).state.subscribed.ordered?.stripeId ?? ''
  await commands.handle(closeAccount, { providerId: id }, { commandId: randomUUID() as CommandId, actor: 'system:test', correlationId: id })
  await confirmByCard(sandbox.payments, started.body.clientSecret, '4242424242424242')

  const payments = sandboxPayments(sandbox.payments)
  const alarmed: PaymentAlarm[] = []
  const alarms = { raise: (reason: PaymentAlarm) => void alarmed.push(reason) }
  const settle = () => settleSubscription({ payments, commands, alarms }, stripeId, 'webhook')
  const { paid } = await settle()
  await settle()
  expect(await payments.subscriptions.retrieve(stripeId)).toMatchObject({ status: 'ended' })
  expect(await payments.refunds.listOf(paid?.intent.id ?? '')).toMatchObject([{ amount: 5_880, status: 'succeeded' }])
  expect(alarmed).toEqual(['paid_after_closing'])
})
