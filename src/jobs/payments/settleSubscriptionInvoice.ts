import { deriveId } from '../../commands/deriveId.ts'
import type { OrderedSubscription, PaidSubscription } from '../../domain/account/paidSubscription.ts'
import type { CommandId, PaymentId, ProviderId } from '../../domain/ids.ts'
import { payment, paymentStream } from '../../domain/payment/payment.ts'
import type { ReportedBy } from '../../domain/payment/paymentEvents.ts'
import { paymentOfInvoice } from '../../domain/payment/paymentOfInvoice.ts'
import type { PaymentPurpose } from '../../domain/payment/paymentPurpose.ts'
import type { Price } from '../../domain/payment/price.ts'
import { withGross } from '../../domain/payment/similarPrice.ts'
import { startSubscriptionPayment } from '../../domain/payment/startSubscriptionPayment.ts'
import type { Intent, SubscriptionInvoice } from '../../integrations/payments/paymentObjects.ts'
import { type SettlingServices, settlePayment } from './settlePayment.ts'

export interface SettledInvoice {
  readonly paymentId: PaymentId
  readonly intent: Intent
  /** The money is there, as much as was agreed. */
  readonly isPaid: boolean
}

export interface InvoicedSubscription {
  readonly providerId: ProviderId
  readonly agreed: OrderedSubscription | PaidSubscription
  /** That the invoice is about. */
  readonly period: 'month' | 'year'
}

/** Records the payment of an invoice, once for each; undefined of an invoice that asks for none. */
export async function settleSubscriptionInvoice(
  services: SettlingServices,
  { providerId, agreed, period }: InvoicedSubscription,
  invoice: SubscriptionInvoice,
  reportedBy: ReportedBy,
): Promise<SettledInvoice | undefined> {
  const { intentId, reason, customerId } = invoice
  if (intentId === null || customerId === null || reason === 'other') return undefined
  const paymentId = paymentOfInvoice(invoice.id)
  // Only a change from month to year is paid at once.
  const paidPeriod = reason === 'switch' ? 'year' : period
  const purpose: Extract<PaymentPurpose, { kind: 'subscription' }> = {
    kind: 'subscription',
    subscriptionId: agreed.subscriptionId,
    period: paidPeriod,
    reason,
  }
  await services.commands.handle(
    startSubscriptionPayment,
    { paymentId, providerId, purpose, price: priceOf(agreed, invoice, paidPeriod), intentId, customerId },
    { commandId: deriveId('startSubscriptionPayment', invoice.id) as CommandId, actor: 'system:payments', correlationId: paymentId },
  )
  const { intent } = await settlePayment(services, intentId, reportedBy)
  const { status } = (await services.commands.load(payment, paymentStream(paymentId))).state
  return { paymentId, intent, isPaid: status === 'succeeded' }
}

/**
 * What was agreed for the period; of a change, what is left to pay once the rest of the month is taken off, which Stripe works out. The price of
 * a former period is no longer known, so it is what Stripe charged.
 */
function priceOf(agreed: OrderedSubscription | PaidSubscription, { reason, amount }: SubscriptionInvoice, period: 'month' | 'year'): Price {
  if (reason === 'switch') return withGross(amount, agreed.price)
  if ('next' in agreed && agreed.next?.period === period) return agreed.next.price
  return agreed.period === period ? agreed.price : withGross(amount, agreed.price)
}
