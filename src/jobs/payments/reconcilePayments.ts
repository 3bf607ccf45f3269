import type { SubscriptionInvoice } from '../../integrations/payments/paymentObjects.ts'
import { settleEarlierInvoices, unrecordedInvoices } from './settleEarlierInvoices.ts'
import { settlePayment } from './settlePayment.ts'
import { type SubscriptionServices, settleSubscription } from './settleSubscription.ts'
import { settleDispute, settleRefund } from './settleTaking.ts'

export interface ReconciledPayments {
  /** Payments, subscriptions, refunds and disputes that were compared. */
  readonly compared: number
  /** Those that nobody had reported. */
  readonly found: number
  /** Those that could not be compared; the log says why. */
  readonly failed: number
}

/** A bank sends back a refund up to a month after it was made. */
const refundDays = 40
/** A bank decides about a dispute months after it was opened. */
const disputeDays = 180

/**
 * Compares what Stripe knows since a time with what is recorded, and records what no browser and no webhook reported. Repeated it finds
 * nothing. Rule PAY-2.
 * @throws PaymentFailure when a list of Stripe's does not come to its end
 */
export async function reconcilePayments(
  services: SubscriptionServices,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<ReconciledPayments> {
  const { payments, alarms } = services
  const counts = { compared: 0, found: 0, failed: 0 }
  async function compare(id: string, settle: () => Promise<boolean>): Promise<void> {
    counts.compared++
    try {
      if (!(await settle())) return
      counts.found++
      alarms.raise('reported_by_nobody', { id })
    } catch (error) {
      counts.failed++
      alarms.raise('not_compared', { err: error, id })
    }
  }

  const earlier = (time: Date, days: number) => new Date(Math.min(time.getTime(), now.getTime() - days * 86_400_000))
  for await (const intent of payments.intents.listSince(since)) {
    const isOver = intent.status === 'succeeded' || intent.status === 'canceled'
    // Those of subscriptions are not named by us; their invoices are compared.
    if (isOver && intent.paymentId !== null) {
      await compare(intent.id, async () => (await settlePayment(services, intent.id, 'reconciliation')).isNews)
    }
  }
  const billed = new Map<string, SubscriptionInvoice[]>()
  for await (const invoice of payments.invoices.listSince(since)) {
    const { subscription } = invoice
    if (subscription !== null) billed.set(subscription, [invoice, ...(billed.get(subscription) ?? [])])
  }
  for (const [id, invoices] of billed) {
    await compare(id, async () => {
      // While the price is still known at which they were agreed.
      const found = await settleEarlierInvoices(services, id, invoices.slice(0, -1))
      const { subscription, isNews } = await settleSubscription(services, id, 'reconciliation')
      if (subscription.providerId !== null) await raiseUnrecorded(services, invoices)
      return isNews || found
    })
  }
  for await (const refund of payments.refunds.listSince(earlier(since, refundDays))) {
    await compare(refund.id, () => settleRefund(services, refund, 'reconciliation'))
  }
  for await (const dispute of payments.disputes.listSince(earlier(since, disputeDays))) {
    await compare(dispute.id, () => settleDispute(services, dispute, 'reconciliation'))
  }
  return counts
}

/** What a subscription was paid that ended and was replaced: its price is no longer known, so an operator decides. */
async function raiseUnrecorded({ commands, alarms }: SubscriptionServices, invoices: readonly SubscriptionInvoice[]): Promise<void> {
  for (const { id, subscription, amount, reason } of await unrecordedInvoices({ commands }, invoices)) {
    if (amount > 0 && reason !== 'other') alarms.raise('unknown_payment', { invoiceId: id, stripeId: subscription })
  }
}
