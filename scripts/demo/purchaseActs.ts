import type { Backend } from '../../src/backend.ts'
import { recordPurchase } from '../../src/domain/account/recordPurchase.ts'
import { restorePurchase } from '../../src/domain/account/restorePurchase.ts'
import { reversePurchase } from '../../src/domain/account/reversePurchase.ts'
import { creditNoteIdOf, invoiceIdOf } from '../../src/domain/invoice/invoiceNumber.ts'
import { recordIntent } from '../../src/domain/payment/recordIntent.ts'
import { type PaymentReport, recordPaymentReport } from '../../src/domain/payment/recordPaymentReport.ts'
import { recordTaking } from '../../src/domain/payment/recordTaking.ts'
import { startPurchase } from '../../src/domain/payment/startPurchase.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PaymentAct } from './paymentAct.ts'
import { closedAt, type PricedPayments, type SandboxPayments } from './sandboxPayments.ts'
import { seedDocument } from './seedDocument.ts'

/** Purchases of packs, and their refunds. */
export function purchaseActs(
  commands: DemoCommands,
  { providerId, purchases }: PricedPayments,
  made: SandboxPayments,
  backend: Pick<Backend, 'commands'>,
): readonly PaymentAct[] {
  return purchases.flatMap(({ paymentId, pack, credits, price, paidAt, declined, goesBack }) => {
    const { intentId = '', takingId = '' } = made.purchases.get(paymentId) ?? {}
    const { customerId } = made
    const on = (at: Date, about: string = paymentId) => ({ at, about, actor: 'system:demo' })
    const document = { providerId, paymentId, purpose: { kind: 'pack', pack, credits } } as const
    const invoiceId = invoiceIdOf(paymentId)
    let number = ''

    async function buy(): Promise<void> {
      const own = { ...on(paidAt), actor: `provider:${providerId}` }
      await commands.give(startPurchase, { paymentId, providerId, pack, price }, own)
      await commands.give(recordIntent, { paymentId, intentId, customerId }, on(paidAt))
      const of = { intentId, currency: 'EUR', customerId, providerId, paidAt: paidAt.toISOString() }
      if (declined) {
        const failure = { code: 'card_declined', declineCode: 'insufficient_funds' }
        const report: PaymentReport = { ...of, outcome: 'failed', amount: 0, failure }
        await commands.give(recordPaymentReport, { paymentId, report, reportedBy: 'browser' }, on(paidAt, `${paymentId} declined`))
      }
      // Steps that processes would do now are done first, so that the processes find them done.
      await commands.give(recordPurchase, { providerId, paymentId, credits }, on(paidAt))
      number = await seedDocument(commands, backend, { ...document, invoiceId, price, kind: 'invoice', corrects: null }, paidAt)
      const report: PaymentReport = { ...of, outcome: 'succeeded', amount: price.gross, failure: null }
      await commands.give(recordPaymentReport, { paymentId, report, reportedBy: 'browser' }, on(paidAt))
    }
    if (!goesBack) return [{ at: paidAt, give: buy }]

    const { at, how } = goesBack
    const reason = how === 'refund' ? 'refund' : 'dispute'
    const taking = { paymentId, id: takingId, reason, amount: price.gross, takenAt: at.toISOString() } as const
    const reversal = { providerId, paymentId, reversalId: takingId }
    async function giveBack(): Promise<void> {
      if (how === 'refund') {
        const corrects = { invoiceId, number, reason: 'refund' } as const
        const creditNote = { ...document, invoiceId: creditNoteIdOf(paymentId, takingId), price, kind: 'credit_note', corrects } as const
        await seedDocument(commands, backend, creditNote, at)
      }
      await commands.give(recordTaking, taking, on(at))
      await commands.give(reversePurchase, reversal, on(at))
    }
    const back = { at, give: giveBack }
    if (how === 'refund') return [{ at: paidAt, give: buy }, back]
    const won = closedAt(at)
    async function restore(): Promise<void> {
      await commands.give(recordTaking, { ...taking, outcome: 'won' }, on(won, `${paymentId} won`))
      await commands.give(restorePurchase, reversal, on(won))
    }
    return [{ at: paidAt, give: buy }, back, { at: won, give: restore }]
  })
}
