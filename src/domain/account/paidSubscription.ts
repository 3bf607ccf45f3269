import type { PaymentId } from '../ids.ts'
import type { Price } from '../payment/price.ts'
import type { AccountEvent } from './accountEvents.ts'

export type SubscriptionPeriod = 'month' | 'year'

/** A subscription that was agreed and waits for its first payment. */
export interface OrderedSubscription {
  readonly subscriptionId: string
  readonly stripeId: string
  readonly customerId: string
  readonly period: SubscriptionPeriod
  readonly price: Price
}

/** A renewal that could not be paid. */
export interface FailedRenewal {
  readonly invoiceId: string
  readonly attempt: number
  readonly code: string
  readonly declineCode: string | null
  readonly nextAttemptAt: string | null
  readonly graceUntil: string
}

/** A subscription that was paid at least once; that of an account which began last. */
export interface PaidSubscription extends OrderedSubscription {
  readonly startedAt: string
  /** When it became monthly or yearly as it is now: the day from which a year can be withdrawn from. */
  readonly planSince: string
  readonly periodStart: string
  readonly periodEnd: string
  /** Something was unlocked since then. */
  readonly hasUnlocked: boolean
  /** By what the present period was paid. */
  readonly payments: readonly PaymentId[]
  readonly cancellation: { readonly endsAt: string; readonly canceledAt: string } | null
  /** What it becomes with its next period. */
  readonly next: { readonly period: SubscriptionPeriod; readonly price: Price; readonly effectiveAt: string } | null
  readonly failure: FailedRenewal | null
  readonly endedAt: string | null
}

export interface Subscribed {
  readonly ordered: OrderedSubscription | undefined
  readonly paid: PaidSubscription | undefined
  /** How many were ordered so far. */
  readonly orders: number
}

export const neverSubscribed: Subscribed = { ordered: undefined, paid: undefined, orders: 0 }

/** The subscription of an account that is paid, after an event. What was granted has no part in it. */
export function subscribedAfter(before: Subscribed, event: AccountEvent): Subscribed {
  if (event.type === 'SubscriptionOrdered') {
    const { subscriptionId, stripeId, customerId, period, price } = event.data
    return { ...before, ordered: { subscriptionId, stripeId, customerId, period, price }, orders: before.orders + 1 }
  }
  if (event.type === 'SubscriptionStarted') return started(before, event.data)
  const { paid } = before
  if (!paid) return before
  const after = paidAfter(paid, event)
  return after === paid ? before : { ...before, paid: after }
}

function started(before: Subscribed, data: Extract<AccountEvent, { type: 'SubscriptionStarted' }>['data']): Subscribed {
  const { ordered } = before
  const { subscriptionId, price, paymentId, periodStart, periodEnd, startedAt, period } = data
  if (!ordered || !price || !periodStart || !periodEnd || !period || ordered.subscriptionId !== subscriptionId) return before
  const payments = paymentId ? [paymentId] : []
  const nothing = { hasUnlocked: false, cancellation: null, next: null, failure: null, endedAt: null }
  const paid = { ...ordered, ...nothing, period, price, startedAt, planSince: startedAt, periodStart, periodEnd, payments }
  return { ...before, ordered: undefined, paid }
}

function paidAfter(paid: PaidSubscription, event: AccountEvent): PaidSubscription {
  if (event.type === 'RequestUnlocked') return paid.hasUnlocked ? paid : { ...paid, hasUnlocked: true }
  if (event.type === 'SubscriptionEnded') {
    const { subscriptionId, endedAt } = event.data
    const isMeant = subscriptionId === undefined || subscriptionId === paid.subscriptionId
    return isMeant && paid.endedAt === null ? { ...paid, endedAt, failure: null } : paid
  }
  if (!('subscriptionId' in event.data) || event.data.subscriptionId !== paid.subscriptionId) return paid
  switch (event.type) {
    case 'SubscriptionRenewed':
      return renewed(paid, event.data)
    case 'SubscriptionCancellationScheduled':
      return { ...paid, cancellation: { endsAt: event.data.endsAt, canceledAt: event.data.canceledAt } }
    case 'SubscriptionResumed':
      return { ...paid, cancellation: null }
    case 'SubscriptionPeriodChanged':
      return changed(paid, event.data)
    case 'SubscriptionRenewalFailed': {
      const { invoiceId, attempt, code, declineCode, nextAttemptAt, graceUntil } = event.data
      return { ...paid, failure: { invoiceId, attempt, code, declineCode, nextAttemptAt, graceUntil } }
    }
    case 'AccountClosed':
    case 'CreditReturned':
    case 'CreditsCorrected':
    case 'CreditsPurchased':
    case 'PurchaseRestored':
    case 'PurchaseReversed':
    case 'RequestClosed':
    case 'RequestRejected':
    case 'RequestWithdrawn':
    case 'RequestsMarkedRead':
    case 'SubscriptionOrdered':
    case 'SubscriptionStarted':
    case 'WelcomeCreditGranted':
    case 'WelcomeCreditReversed':
      return paid
  }
}

type PeriodChange = Extract<AccountEvent, { type: 'SubscriptionPeriodChanged' }>['data']

function changed(
  paid: PaidSubscription,
  { period, price, effectiveAt, paymentId, periodStart, periodEnd }: PeriodChange,
): PaidSubscription {
  if (effectiveAt > periodStart) return { ...paid, next: { period, price, effectiveAt } }
  if (period === paid.period) return { ...paid, next: null }
  const payments = paymentId ? [paymentId] : []
  return { ...paid, period, price, planSince: periodStart, periodStart, periodEnd, hasUnlocked: false, payments, next: null }
}

type Renewal = Extract<AccountEvent, { type: 'SubscriptionRenewed' }>['data']

function renewed(paid: PaidSubscription, { periodStart, periodEnd, paymentId }: Renewal): PaidSubscription {
  const { next } = paid
  const goesOn = { ...paid, periodStart, periodEnd, failure: null, payments: paymentId ? [paymentId] : [] }
  if (!next || next.effectiveAt > periodStart) return goesOn
  const { period, price } = next
  return { ...goesOn, period, price, planSince: periodStart, hasUnlocked: false, next: null }
}
