import type { Backend } from '../../src/backend.ts'
import { orderSubscription } from '../../src/domain/account/orderSubscription.ts'
import { recordSubscriptionReport, type SubscriptionReport } from '../../src/domain/account/recordSubscriptionReport.ts'
import { invoiceIdOf } from '../../src/domain/invoice/invoiceNumber.ts'
import { paymentOfInvoice } from '../../src/domain/payment/paymentOfInvoice.ts'
import { type PaymentReport, recordPaymentReport } from '../../src/domain/payment/recordPaymentReport.ts'
import { startSubscriptionPayment } from '../../src/domain/payment/startSubscriptionPayment.ts'
import type { DemoCommands } from './demoCommands.ts'
import type { PaymentAct } from './paymentAct.ts'
import type { PricedPayments, SandboxPayments } from './sandboxPayments.ts'
import { seedDocument } from './seedDocument.ts'

const refused = { code: 'card_declined', declineCode: 'insufficient_funds' } as const

/** Premium that is started, renewed, cancelled or overdue: what the product would have recorded for each invoice. */
export function subscriptionActs(
  commands: DemoCommands,
  { providerId, subscription }: PricedPayments,
  { customerId, stripeId, invoices }: SandboxPayments,
  backend: Pick<Backend, 'commands'>,
): readonly PaymentAct[] {
  const [first, last] = [invoices[0], invoices.at(-1)]
  if (!subscription || !first || !last || stripeId === undefined) return []
  const { subscriptionId, period, price, cancelledAt } = subscription
  const on = (at: Date, about: string) => ({ at, about, actor: 'system:demo' })
  const stands = (invoice: typeof last): SubscriptionReport => ({
    subscriptionId,
    status: 'active',
    period,
    price,
    startedAt: first.at.toISOString(),
    periodStart: invoice.at.toISOString(),
    periodEnd: invoice.end.toISOString(),
    cancellation: null,
    next: null,
    endedAt: null,
    paymentId: paymentOfInvoice(invoice.id),
    failure: null,
  })

  const bill = async (invoice: typeof last): Promise<void> => {
    const { id, intentId, at, isPaid } = invoice
    const isFirst = invoice === first
    if (isFirst) {
      const own = { ...on(at, providerId), actor: `provider:${providerId}` }
      await commands.give(orderSubscription, { providerId, subscriptionId, stripeId, customerId, period, price }, own)
    }
    const paymentId = paymentOfInvoice(id)
    const purpose = { kind: 'subscription', subscriptionId, period, reason: isFirst ? 'start' : 'renewal' } as const
    const started = { paymentId, providerId, purpose, price, intentId, customerId }
    await commands.give(startSubscriptionPayment, started, on(at, paymentId))
    if (isPaid) {
      const document = {
        invoiceId: invoiceIdOf(paymentId),
        providerId,
        paymentId,
        purpose,
        price,
        kind: 'invoice',
        corrects: null,
      } as const
      await seedDocument(commands, backend, document, at)
    }
    const of = { intentId, currency: 'EUR', customerId, providerId: null, paidAt: at.toISOString() }
    const outcome: Pick<PaymentReport, 'outcome' | 'amount' | 'failure'> = isPaid
      ? { outcome: 'succeeded', amount: price.gross, failure: null }
      : { outcome: 'failed', amount: 0, failure: refused }
    await commands.give(recordPaymentReport, { paymentId, report: { ...of, ...outcome }, reportedBy: 'webhook' }, on(at, paymentId))
    const report: SubscriptionReport = isPaid
      ? stands(invoice)
      : { ...stands(invoice), status: 'past_due', paymentId: null, failure: { invoiceId: id, attempt: 1, ...refused } }
    await commands.give(recordSubscriptionReport, { providerId, report }, on(at, paymentId))
  }

  const acts: PaymentAct[] = invoices.map((invoice) => ({ at: invoice.at, give: () => bill(invoice) }))
  if (!cancelledAt) return acts
  const cancellation = { endsAt: last.end.toISOString(), canceledAt: cancelledAt.toISOString() }
  const cancel = () =>
    commands.give(
      recordSubscriptionReport,
      { providerId, report: { ...stands(last), cancellation } },
      on(cancelledAt, `${providerId} cancelled`),
    )
  return [...acts, { at: cancelledAt, give: cancel }]
}
