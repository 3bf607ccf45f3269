import { expect, onTestFinished, test } from 'vitest'
import { confirmByCard } from '../../../tests/setup/confirmByCard.ts'
import { paymentSandboxOf } from '../../../tests/setup/paymentSandboxOf.ts'
import { sandboxPayments } from '../../../tests/setup/sandboxPayments.ts'
import { startedPurchase } from '../../../tests/setup/startedPurchase.ts'
import { perform, signedInPlanner } from '../../../tests/setup/testPeople.ts'
import { startTestProduct } from '../../../tests/setup/testProduct.ts'
import { account, accountStream } from '../../domain/account/account.ts'
import { closeAccount } from '../../domain/account/closeAccount.ts'
import { payment, paymentStream } from '../../domain/payment/payment.ts'
import type { PaymentAlarm } from './paymentAlarms.ts'
import { settlePayment } from './settlePayment.ts'
import { settleRefund } from './settleTaking.ts'

test('a pack that is paid when its account was closed is refunded once, whoever reports it, and the operator is alarmed', async () => {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  const sandbox = paymentSandboxOf(product)
  await sandbox.control('switches', { webhooks: { delayMs: 0, times: 1, shuffle: false, lose: -1 } })
  const { id, token } = await signedInPlanner(product)
  const { paymentId, intentId, clientSecret } = await startedPurchase(product, token)
  await perform(product, closeAccount, { providerId: id })
  await confirmByCard(sandbox.payments, clientSecret, '4242424242424242')

  const { commands } = product.backend
  const payments = sandboxPayments(sandbox.payments)
  const alarmed: PaymentAlarm[] = []
  const services = { payments, commands, alarms: { raise: (reason: PaymentAlarm) => void alarmed.push(reason) } }
  await settlePayment(services, intentId, 'webhook')
  await settlePayment(services, intentId, 'reconciliation')
  const refunds = await payments.refunds.listOf(intentId)
  expect(refunds).toMatchObject([{ amount: 27_000, status: 'succeeded' }])
  expect(alarmed).toEqual(['paid_after_closing'])

  for (const refund of refunds) await settleRefund(services, refund, 'webhook')
  expect((await commands.load(payment, paymentStream(paymentId))).state).toMatchObject({ status: 'succeeded', takings: { size: 1 } })
  expect((await commands.load(account, accountStream(id))).state).toMatchObject({ credits: 0, isClosed: true })
  expect(alarmed).toEqual(['paid_after_closing'])
})
