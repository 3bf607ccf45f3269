import type { Stripe } from 'stripe'
import type { Dispute, Intent, IntentStatus, ListedIntent, Refund } from './paymentObjects.ts'
import { cardFailureOf } from './stripeFailure.ts'

/** Converts Stripe's objects to ours. */

export const timeOf = (seconds: number): string => new Date(seconds * 1_000).toISOString()
export const timeOrNull = (seconds: number | null | undefined): string | null => (seconds == null ? null : timeOf(seconds))
/** The id of an object in a field, expanded or not. */
export const idOf = (field: string | { readonly id: string } | null | undefined): string | null =>
  typeof field === 'string' ? field : (field?.id ?? null)
export const currencyOf = (currency: string): string => currency.toUpperCase()

export function listedIntentOf(intent: Stripe.PaymentIntent): ListedIntent {
  return {
    id: intent.id,
    status: intentStatusOf(intent),
    paymentId: intent.metadata['paymentId'] ?? null,
    providerId: intent.metadata['providerId'] ?? null,
    customerId: idOf(intent.customer),
    amount: intent.amount,
    currency: currencyOf(intent.currency),
    createdAt: timeOf(intent.created),
  }
}

export function intentOf(intent: Stripe.PaymentIntent, invoiceId: string | null): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    ...listedIntentOf(intent),
    clientSecret: intent.client_secret ?? '',
    amountReceived: intent.amount_received,
    invoiceId,
    failure: intent.last_payment_error ? cardFailureOf(intent.last_payment_error) : null,
    paidAt: intent.status === 'succeeded' ? timeOf(charge?.created ?? intent.created) : null,
  }
}

const intentStatuses: ReadonlyMap<string, IntentStatus> = new Map([
  ['requires_payment_method', 'requires_card'],
  ['requires_confirmation', 'requires_card'],
  ['requires_capture', 'amount_capturable_updated'],
  ['requires_action', 'requires_action'],
  ['processing', 'processing'],
  ['canceled', 'canceled'],
  ['succeeded', 'succeeded'],
])

function intentStatusOf({ status, last_payment_error: failed }: Stripe.PaymentIntent): IntentStatus {
  if (status === 'requires_payment_method' && failed) return 'failed'
  return intentStatuses.get(status) ?? 'unknown_status'
}

const refundStatuses: ReadonlyMap<string, Refund['status']> = new Map([
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  ['succeeded', 'succeeded'],
  ['failed', 'failed'],
  ['canceled', 'canceled'],
])

export function refundOf(refund: Stripe.Refund): Refund {
  return {
    id: refund.id,
    intentId: idOf(refund.payment_intent),
    amount: refund.amount,
    currency: currencyOf(refund.currency),
    status: refundStatuses.get(refund.status ?? '') ?? 'unknown_status',
    createdAt: timeOf(refund.created),
  }
}

const disputeStatuses: ReadonlyMap<string, Dispute['status']> = new Map([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'inquiry'],
  ['prevented', 'inquiry'],
  ['won', 'won'],
  ['lost', 'lost'],
])

export function disputeOf(dispute: Stripe.Dispute): Dispute {
  return {
    id: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amount: dispute.amount,
    currency: currencyOf(dispute.currency),
    status: disputeStatuses.get(dispute.status) ?? 'unknown_status',
    reason: dispute.reason,
    createdAt: timeOf(dispute.created),
  }
}
