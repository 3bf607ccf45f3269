import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { accountStream } from '../../src/domain/account/account.ts'
import { PaymentId } from '../../src/domain/ids.ts'
import { recordIntent } from '../../src/domain/payment/recordIntent.ts'
import { startPurchase } from '../../src/domain/payment/startPurchase.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { paymentSandboxOf } from '../setup/paymentSandboxOf.ts'
import { priceOfFive } from '../setup/samplePaymentEvents.ts'
import { sandboxPayments } from '../setup/sandboxPayments.ts'
import { perform, signedInPlanner } from '../setup/testPeople.ts'
import { startTestProduct } from '../setup/testProduct.ts'

test('a webhook that reports another amount than was agreed credits nothing, and is counted once where Prometheus reads it', async () => {
  const product = await startTestProduct()
  onTestFinished(() => product.close())
  const sandbox = paymentSandboxOf(product)
  const { id: providerId, token } = await signedInPlanner(product)
  const alarms = async () => {
    const { text } = await product.call('GET', '/metrics')
    return /^payment_alarms_total\{reason="wrong_amount"\} (\d+)$/m.exec(text)?.[1]
  }
  expect(await alarms()).toBe('0')

  const { customers, intents } = sandboxPayments(sandbox.payments)
  const customerId = await customers.findOrCreate(providerId)
  const paymentId = PaymentId.parse(randomUUID())
  const amount = priceOfFive.gross - 100
  const intent = await intents.create({ customerId, providerId, paymentId, amount, description: 'Five credits', key: paymentId })
  await perform(product, startPurchase, { paymentId, providerId, pack: 'five', price: priceOfFive })
  await perform(product, recordIntent, { paymentId, intentId: intent.id, customerId })
  await confirmByCard(sandbox.payments, intent.clientSecret, '4242424242424242')

  await expect.poll(alarms).toBe('1')
  expect((await product.call('POST', `/api/pro/credits/purchases/${paymentId}/settle`, { token })).status).toBe(200)
  expect(await alarms()).toBe('1')
  const events = await product.backend.eventStore.readStream(accountStream(providerId))
  expect(events.map(({ type }) => type)).not.toContain('CreditsPurchased')
})
