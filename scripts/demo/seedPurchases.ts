import { deriveId } from '../../src/commands/deriveId.ts'
import { recordPurchase } from '../../src/domain/account/recordPurchase.ts'
import { restorePurchase } from '../../src/domain/account/restorePurchase.ts'
import { reversePurchase } from '../../src/domain/account/reversePurchase.ts'
import type { PaymentId } from '../../src/domain/ids.ts'
import { recordIntent } from '../../src/domain/payment/recordIntent.ts'
import { type PaymentReport, recordPaymentReport } from '../../src/domain/payment/recordPaymentReport.ts'
import { recordTaking } from '../../src/domain/payment/recordTaking.ts'
import { type CreditPack, startPurchase } from '../../src/domain/payment/startPurchase.ts'
import type { PublicRules } from '../../src/domain/publicRules.ts'
import { priceOf } from '../../src/domain/vat.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PlannedProvider } from './planProvider.ts'

const dayMs = 86_400_000
const system = 'system:demo'

interface PlannedPurchase {
  readonly pack: CreditPack
  /** After the registration. */
  readonly day: number
  /** A card was refused before another one was taken. */
  readonly declined?: string
  readonly afterwards?: 'refunded' | 'dispute won'
}

const purchases: readonly PlannedPurchase[] = [
  { pack: 'five', day: 3 },
  { pack: 'one', day: 9, declined: 'insufficient_funds' },
  { pack: 'one', day: 12, afterwards: 'refunded' },
  { pack: 'ten', day: 16, afterwards: 'dispute won' },
]

/** Lets a planner of France buy credits: at once, after a declined card, with the money given back, and after a dispute. */
export async function seedPurchases(
  commands: DemoCommands,
  { id: providerId, registeredAt }: Pick<PlannedProvider, 'id' | 'registeredAt'>,
  { creditPacks }: PublicRules,
): Promise<void> {
  for (const { pack, day, declined, afterwards } of purchases) {
    const about = `${providerId} ${day}`
    const paymentId = deriveId('demo payment', about) as PaymentId
    const on = (days: number, actor = system) => ({ at: new Date(registeredAt.getTime() + (day + days) * dayMs), about, actor })
    const price = priceOf(creditPacks[pack].net, { seller: 'FR', customer: 'FR', vatNumber: null })
    const [intentId, customerId, takingId] = [`pi_demo_${day}`, 'cus_demo', `demo_${day}`]
    await commands.give(startPurchase, { paymentId, providerId, pack, price }, on(0, `provider:${providerId}`))
    await commands.give(recordIntent, { paymentId, intentId, customerId }, on(0))
    const report = { intentId, amount: 0, currency: 'EUR', customerId, providerId, failure: null, paidAt: null } as const
    if (declined !== undefined) {
      const failed: PaymentReport = { ...report, outcome: 'failed', failure: { code: 'card_declined', declineCode: declined } }
      await commands.give(
        recordPaymentReport,
        { paymentId, report: failed, reportedBy: 'browser' },
        { ...on(0), about: `${about} ${declined}` },
      )
    }
    const paid: PaymentReport = { ...report, outcome: 'succeeded', amount: price.gross }
    await commands.give(recordPaymentReport, { paymentId, report: paid, reportedBy: 'browser' }, on(0))
    await commands.give(recordPurchase, { providerId, paymentId, credits: creditPacks[pack].credits }, on(0))
    if (afterwards === undefined) continue
    const reason = afterwards === 'refunded' ? 'refund' : 'dispute'
    const taking = { paymentId, id: takingId, reason, amount: price.gross, takenAt: on(2).at.toISOString() } as const
    await commands.give(recordTaking, taking, on(2))
    await commands.give(reversePurchase, { providerId, paymentId, reversalId: takingId }, on(2))
    if (afterwards === 'refunded') continue
    await commands.give(recordTaking, { ...taking, outcome: 'won' }, { ...on(8), about: `${about} won` })
    await commands.give(restorePurchase, { providerId, paymentId, reversalId: takingId }, on(8))
  }
}
