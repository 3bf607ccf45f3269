import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { accountStream } from '../../src/domain/account/account.ts'
import { type CommandId, PaymentId, ProviderId } from '../../src/domain/ids.ts'
import { startPurchase } from '../../src/domain/payment/startPurchase.ts'
import { creditAccountWhenPaymentSucceeded } from '../../src/domain/processes/creditAccountWhenPaymentSucceeded.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { priceOf } from '../../src/domain/vat.ts'
import { createPaymentAlarms } from '../../src/jobs/payments/paymentAlarms.ts'
import { reconcilePayments } from '../../src/jobs/payments/reconcilePayments.ts'
import { startStripeSandbox } from '../../src/sandbox/stripe/stripeSandbox.ts'
import { runningProcesses } from '../processes/runningProcesses.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { killableProcesses } from '../setup/killableProcesses.ts'
import { sandboxPayments } from '../setup/sandboxPayments.ts'

const price = priceOf(defaultRules.creditPacks.one.net, { seller: 'FR', customer: 'FR', vatNumber: null })

async function world() {
  const { pool, store } = await killableProcesses()
  const sandbox = await startStripeSandbox({ pool })
  onTestFinished(() => sandbox.close())
  const payments = sandboxPayments(sandbox.payments)
  const running = runningProcesses(pool, store, [creditAccountWhenPaymentSucceeded])
  onTestFinished(() => running.stop())
  const { commands } = running
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const providerId = ProviderId.parse(randomUUID())
  const customerId = await payments.customers.findOrCreate(providerId)
  return {
    sandbox,
    lines,
    buy: async (card = '4242424242424242') => {
      const paymentId = PaymentId.parse(randomUUID())
      const context = { commandId: randomUUID() as CommandId, actor: 'system:test', correlationId: 'test' }
      await commands.handle(startPurchase, { paymentId, providerId, pack: 'one', price }, context)
      const about = { customerId, providerId, paymentId, amount: price.gross, description: 'One credit' }
      const intent = await payments.intents.create({ ...about, key: paymentId })
      await confirmByCard(sandbox.payments, intent.clientSecret, card)
      return intent.id
    },
    reconcile: ({ daysLater = 0 } = {}) => {
      const now = new Date(Date.now() + daysLater * 86_400_000)
      return reconcilePayments(
        { payments, commands, alarms: createPaymentAlarms(log) },
        { since: new Date(now.getTime() - 86_400_000), now },
      )
    },
    entries: async () => (await store.readStream(accountStream(providerId))).map(({ type }) => type),
  }
}

test('ten payments whose webhooks were lost are found, said, and credited once', async () => {
  const { buy, reconcile, entries, lines } = await world()
  for (let n = 0; n < 10; n++) await buy()
  await buy('4000000000000002')
  expect(await reconcile()).toEqual({ compared: 10, found: 10, failed: 0 })
  expect(lines.filter(({ msg }) => msg === 'a payment was reported by nobody: the reconciliation found it')).toHaveLength(10)
  expect(await entries()).toEqual(Array.from({ length: 10 }, () => 'CreditsPurchased'))
  expect(await reconcile()).toEqual({ compared: 10, found: 0, failed: 0 })
  expect(await entries()).toHaveLength(10)
})

test('refunds and disputes whose webhooks were lost are found, and taken back once', async () => {
  const { sandbox, buy, reconcile, entries } = await world()
  const [refunded, disputed] = [await buy(), await buy()]
  await reconcile()
  await sandbox.control('refunds', { intent: refunded })
  const { id: dispute } = (await sandbox.control('disputes', { intent: disputed })) as { readonly id: string }
  expect(await reconcile()).toEqual({ compared: 4, found: 2, failed: 0 })
  await expect.poll(entries).toEqual(['CreditsPurchased', 'CreditsPurchased', 'PurchaseReversed', 'PurchaseReversed'])
  await sandbox.control('disputes/close', { dispute, outcome: 'won' })
  expect(await reconcile()).toMatchObject({ found: 1 })
  await expect.poll(async () => (await entries()).at(-1)).toBe('PurchaseRestored')
  expect(await reconcile()).toMatchObject({ found: 0 })
})

test('a refund that failed weeks after it was made, and whose webhook was lost, is found, raises one alarm, and changes no balance', async () => {
  const { sandbox, buy, reconcile, entries, lines } = await world()
  await sandbox.control('refunds', { intent: await buy('4000000000005126') })
  expect(await reconcile()).toMatchObject({ found: 2 })
  await expect.poll(entries).toEqual(['CreditsPurchased', 'PurchaseReversed'])
  await sandbox.control('clock', { seconds: 60 })
  expect(await reconcile({ daysLater: 30 })).toEqual({ compared: 1, found: 1, failed: 0 })
  await expect.poll(entries).toEqual(['CreditsPurchased', 'PurchaseReversed', 'PurchaseRestored'])
  expect(await reconcile({ daysLater: 31 })).toMatchObject({ found: 0 })
  expect(lines.filter(({ reason }) => reason === 'refund_failed')).toHaveLength(1)
})
