import type { PaymentFailureCode } from '../../domain/payment/paymentCodes.ts'

/** Amounts are cents, times ISO 8601 in UTC, currencies ISO codes in capitals; ids are the service's unless stated otherwise. */

/** The state of a payment; `requires_card`: no card was tried yet, `failed`: the last card was refused, another one can be tried. */
export type IntentStatus =
  | 'requires_card'
  | 'failed'
  | 'requires_action'
  | 'processing'
  | 'amount_capturable_updated'
  | 'canceled'
  | 'succeeded'
  | 'unknown_status'

/** One payment of a person. */
export interface Intent {
  readonly id: string
  readonly status: IntentStatus
  /** Lets a browser confirm this payment; only for the payer's browser. */
  readonly clientSecret: string
  readonly amount: number
  readonly amountReceived: number
  readonly currency: string
  readonly customerId: string | null
  /** Our own id of the payment; null for payments of subscriptions. */
  readonly paymentId: string | null
  readonly providerId: string | null
  /** The invoice of a subscription that is paid by it. */
  readonly invoiceId: string | null
  /** Why the last attempt failed. */
  readonly failure: { readonly code: PaymentFailureCode; readonly declineCode: string | null } | null
  readonly createdAt: string
  readonly paidAt: string | null
}

/** An intent in a list: enough to decide whether to fetch it. */
export type ListedIntent = Pick<Intent, 'id' | 'status' | 'paymentId' | 'providerId' | 'customerId' | 'amount' | 'currency' | 'createdAt'>

/** Gross cents for each period. */
export interface SubscriptionPrice {
  readonly period: 'month' | 'year'
  readonly amount: number
}

/** `incomplete`: the first invoice is not paid; `past_due`: a later one is not. */
export type SubscriptionStatus = 'incomplete' | 'active' | 'past_due' | 'ended' | 'unknown_status'

export interface Subscription {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly customerId: string
  readonly providerId: string | null
  /** Ours. */
  readonly subscriptionId: string | null
  readonly price: SubscriptionPrice
  readonly currency: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly startedAt: string
  readonly cancelsAtPeriodEnd: boolean
  readonly canceledAt: string | null
  readonly endedAt: string | null
  /** What it changes to at the end of the period. */
  readonly nextPrice: SubscriptionPrice | null
  readonly latestInvoice: SubscriptionInvoice | null
}

/** What a subscription charges for a period, or for a change. */
export interface SubscriptionInvoice {
  readonly id: string
  readonly status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  readonly reason: 'start' | 'renewal' | 'switch' | 'other'
  readonly customerId: string | null
  /** The service's subscription. */
  readonly subscription: string | null
  /** Gross. */
  readonly amount: number
  readonly amountPaid: number
  readonly currency: string
  /** Null of a listed invoice and of one that had nothing to pay. */
  readonly intentId: string | null
  readonly clientSecret: string | null
  readonly attempts: number
  readonly nextAttemptAt: string | null
  readonly periodStart: string
  readonly periodEnd: string
  readonly createdAt: string
  readonly paidAt: string | null
}

export interface Refund {
  readonly id: string
  readonly intentId: string | null
  readonly amount: number
  readonly currency: string
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled' | 'unknown_status'
  readonly createdAt: string
}

/** A dispute: the payer's bank took money back, or asks about a payment. `open`: not decided; `inquiry`: no money was taken. */
export interface Dispute {
  readonly id: string
  readonly intentId: string | null
  readonly amount: number
  readonly currency: string
  readonly status: 'open' | 'inquiry' | 'won' | 'lost' | 'unknown_status'
  readonly reason: string
  readonly createdAt: string
}

/** A webhook's notice that an object has changed. The object itself must be fetched. */
export interface PaymentNotice {
  /** Repeated notices have the same id. */
  readonly id: string
  readonly type: string
  /** `payment_intent`, `charge`, `refund`, `dispute`, `invoice`, `subscription` … */
  readonly objectKind: string
  readonly objectId: string
  readonly createdAt: string
}
