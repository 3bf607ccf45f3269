import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { accountStream } from '../../src/domain/account/account.ts'
import { type CommandId, PaymentId, ProviderId } from '../../src/domain/ids.ts'
import { payment, paymentStream } from '../../src/domain/payment/payment.ts'
import { startPurchase } from '../../src/domain/payment/startPurchase.ts'
import { creditAccountWhenPaymentSucceeded } from '../../src/domain/processes/creditAccountWhenPaymentSucceeded.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { priceOf } from '../../src/domain/vat.ts'
import { settlePayment } from '../../src/jobs/payments/settlePayment.ts'
import { inParallel } from '../../src/platform/inParallel.ts'
import { startStripeSandbox } from '../../src/sandbox/stripe/stripeSandbox.ts'
import { runningProcesses } from '../processes/runningProcesses.ts'
import { bundledProgram } from '../setup/bundledProgram.ts'
import { confirmByCard } from '../setup/confirmByCard.ts'
import { killableProcesses } from '../setup/killableProcesses.ts'
import { sandboxPayments } from '../setup/sandboxPayments.ts'

const program = await bundledProgram('tests/payments/dyingSettlementProcess.ts')
/** Both reports together make seven calls at least, whoever is first. */
const deaths = [1, 2, 3, 4, 5, 6, 7].flatMap((call) => ['before', 'sent', 'answered'].map((point) => [point, call] as const))
const price = priceOf(defaultRules.creditPacks.five.net, { seller: 'FR', customer: 'FR', vatNumber: null })

test(`what was charged is credited exactly once, killed at any of ${deaths.length} points between charge and record`, async () => {
  const { pool, store, start } = await killableProcesses()
  const sandbox = await startStripeSandbox({ pool })
  onTestFinished(() => sandbox.close())
  const payments = sandboxPayments(sandbox.payments)
  const running = runningProcesses(pool, store, [creditAccountWhenPaymentSucceeded])
  onTestFinished(() => running.stop())
  const { commands } = running
  const customerId = await payments.customers.findOrCreate(randomUUID())

  async function chargedPurchase() {
    const providerId = ProviderId.parse(randomUUID())
    const paymentId = PaymentId.parse(randomUUID())
    const context = { commandId: randomUUID() as CommandId, actor: 'system:test', correlationId: 'test' }
    await commands.handle(startPurchase, { paymentId, providerId, pack: 'five', price }, context)
    const about = { customerId, providerId, paymentId, amount: price.gross, description: 'Five credits' }
    const intent = await payments.intents.create({ ...about, key: paymentId })
    await confirmByCard(sandbox.payments, intent.clientSecret, '4242424242424242')
    return { providerId, paymentId, intentId: intent.id }
  }

  const purchases: Awaited<ReturnType<typeof chargedPurchase>>[] = []
  await inParallel(2, deaths, async ([point, call]) => {
    const purchase = await chargedPurchase()
    purchases.push(purchase)
    const child = start(program, JSON.stringify(sandbox.payments), purchase.intentId, point, String(call))
    expect(await once(child, 'exit'), `${point} ${call}`).toEqual([null, 'SIGKILL'])
  })
  // The nightly reconciliation asks about all of them, twice.
  const services = { payments, commands, alarms: { raise: () => {} } }
  for (const { intentId } of [...purchases, ...purchases]) await settlePayment(services, intentId, 'reconciliation')

  const last = await chargedPurchase()
  await settlePayment(services, last.intentId, 'browser')

  const creditsOf = async (providerId: ProviderId) =>
    (await store.readStream(accountStream(providerId))).map(({ type, data }) => `${type} ${String(data['credits'])}`)
  const reportsOf = async (paymentId: PaymentId) =>
    (await store.readStream(paymentStream(paymentId))).filter(({ type }) => type === 'PaymentSucceeded').length
  // Nor does the process credit anything again that comes to it later.
  const { position } = await commands.load(payment, paymentStream(last.paymentId))
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ position: string }>('SELECT position FROM operational.process_checkpoints')
      expect(rows.map((row) => row.position >= position)).toEqual([true])
    },
    { timeout: 120_000, interval: 50 },
  )
  expect(await Promise.all(purchases.map(({ providerId }) => creditsOf(providerId)))).toEqual(deaths.map(() => ['CreditsPurchased 5']))
  expect(await Promise.all(purchases.map(({ paymentId }) => reportsOf(paymentId)))).toEqual(deaths.map(() => 1))
})
