import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { CommandHandler } from '../../src/commands/handleCommand.ts'
import { accountStream } from '../../src/domain/account/account.ts'
import type { AnyCommand } from '../../src/domain/command.ts'
import { type CommandId, PaymentId, ProviderId } from '../../src/domain/ids.ts'
import { recordIntent } from '../../src/domain/payment/recordIntent.ts'
import { type CreditPack, startPurchase } from '../../src/domain/payment/startPurchase.ts'
import { creditAccountWhenPaymentSucceeded } from '../../src/domain/processes/creditAccountWhenPaymentSucceeded.ts'
import { defaultRules } from '../../src/domain/rules.ts'
import { priceOf } from '../../src/domain/vat.ts'
import { createPostgresEventStore } from '../../src/eventstore/postgresEventStore.ts'
import { type SettlingServices, settlePayment } from '../../src/jobs/payments/settlePayment.ts'
import { settleDispute, settleRefund } from '../../src/jobs/payments/settleTaking.ts'
import { migrateOperational } from '../../src/operational/migrate.ts'
import { runningProcesses } from '../processes/runningProcesses.ts'
import { createTestDatabase } from '../setup/testDatabase.ts'
import { newIntent, StripeAccount } from './stripeAccount.ts'

/** A provider with payments of packs that were begun, and no card tried yet. */
export interface Buyer {
  readonly providerId: ProviderId
  readonly stripe: StripeAccount
  readonly intents: readonly [string, string, string, string]
  /** The pack of each payment. */
  readonly packs: ReadonlyMap<string, CreditPack>
}

export interface BuyingWorld {
  readonly commands: CommandHandler
  /** As what a webhook tells of is settled. */
  readonly settle: (buyer: Buyer, kind: string, id: string) => Promise<unknown>
  /** The process that credits accounts has carried out everything. */
  readonly caughtUp: () => Promise<void>
  /** What stands in the buyer's account, in words, sorted. */
  readonly ledgerOf: (buyer: Buyer) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** A log with the process that credits accounts. */
export async function buyingWorld(): Promise<BuyingWorld> {
  const database = await createTestDatabase()
  const { pool } = database
  await migrateOperational(pool)
  const store = await createPostgresEventStore({ pool })
  const running = runningProcesses(pool, store, [creditAccountWhenPaymentSucceeded])
  const { commands } = running
  const settle: BuyingWorld['settle'] = ({ stripe }, kind, id) => {
    const services: SettlingServices = { payments: stripe, commands, alarms: { raise: () => {} } }
    if (kind === 'refund') return stripe.refunds.retrieve(id).then((refund) => settleRefund(services, refund, 'webhook'))
    if (kind === 'dispute') return stripe.disputes.retrieve(id).then((dispute) => settleDispute(services, dispute, 'webhook'))
    return settlePayment(services, id, 'webhook')
  }
  const ledgerOf: BuyingWorld['ledgerOf'] = async ({ providerId, packs }) => {
    const events = await store.readStream(accountStream(providerId))
    return events
      .map(({ type, data }) => {
        const owed = typeof data['uncovered'] === 'number' ? `, ${data['uncovered']} uncovered` : ''
        return `${packs.get(String(data['paymentId']))}: ${type} ${String(data['credits'])}${owed}`
      })
      .toSorted()
  }
  return {
    commands,
    settle,
    ledgerOf,
    async caughtUp() {
      // What is written last comes last to the process.
      const last = await newBuyer({ commands }, ['one', 'one', 'one', 'one'])
      last.stripe.pay(last.intents[0])
      last.stripe.putRefund('re_last', last.intents[0], 6_000)
      await settle(last, 'refund', 're_last')
      await vi.waitFor(async () => expect(await ledgerOf(last)).toHaveLength(2), { timeout: 120_000, interval: 50 })
    },
    async close() {
      await running.stop()
      await store.close()
      await database.drop()
    },
  }
}

/** Begins a payment for each pack. */
export async function newBuyer(
  { commands }: Pick<BuyingWorld, 'commands'>,
  packs: readonly [CreditPack, CreditPack, CreditPack, CreditPack],
): Promise<Buyer> {
  const providerId = ProviderId.parse(randomUUID())
  const stripe = new StripeAccount()
  const give = async <Input>(command: AnyCommand<Input>, input: Input) => {
    const context = { commandId: randomUUID() as CommandId, actor: 'system:test', correlationId: 'test' }
    const outcome = await commands.handle(command, input, context)
    if (!outcome.accepted) throw new Error(`${command.name} was refused: ${outcome.refused}`)
  }
  const packOf = new Map<string, CreditPack>()
  const start = async (pack: CreditPack) => {
    const paymentId = PaymentId.parse(randomUUID())
    const intentId = `pi_${paymentId}`
    packOf.set(paymentId, pack)
    const price = priceOf(defaultRules.creditPacks[pack].net, { seller: 'FR', customer: 'FR', vatNumber: null })
    await give(startPurchase, { paymentId, providerId, pack, price })
    await give(recordIntent, { paymentId, intentId, customerId: `cus_${providerId}` })
    stripe.putIntent(newIntent({ id: intentId, paymentId, providerId, customerId: `cus_${providerId}`, amount: price.gross }))
    return intentId
  }
  const [first, second, third, fourth] = packs
  const intents = [await start(first), await start(second), await start(third), await start(fourth)] as const
  return { providerId, stripe, intents, packs: packOf }
}
