import type { Stripe } from 'stripe'
import type { Subscription, SubscriptionInvoice, SubscriptionPrice, SubscriptionStatus } from './paymentObjects.ts'
import { currencyOf, idOf, timeOf, timeOrNull } from './stripeObjects.ts'

const statuses: ReadonlyMap<string, SubscriptionStatus> = new Map([
  ['incomplete', 'incomplete'],
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['canceled', 'ended'],
  ['incomplete_expired', 'ended'],
])

/** The fields of a subscription that must be expanded. */
export const subscriptionExpansion = ['latest_invoice.payments', 'latest_invoice.confirmation_secret', 'schedule.phases.items.price']

export function subscriptionOf(subscription: Stripe.Subscription): Subscription {
  const [item] = subscription.items.data
  if (!item) throw new Error(`the subscription ${subscription.id} has no item`)
  const { customer, metadata, latest_invoice: latest } = subscription
  return {
    id: subscription.id,
    status: statuses.get(subscription.status) ?? 'unknown_status',
    customerId: idOf(customer) ?? '',
    providerId: metadata['providerId'] ?? null,
    subscriptionId: metadata['subscriptionId'] ?? null,
    price: priceOf(item.price),
    currency: currencyOf(item.price.currency),
    // Since 2025 the item has the period, not the subscription.
    periodStart: timeOf(item.current_period_start),
    periodEnd: timeOf(item.current_period_end),
    startedAt: timeOf(subscription.start_date),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    canceledAt: timeOrNull(subscription.canceled_at),
    endedAt: timeOrNull(subscription.ended_at),
    nextPrice: nextPriceOf(subscription),
    latestInvoice: latest !== null && typeof latest === 'object' ? invoiceOf(latest) : null,
  }
}

function priceOf(price: Stripe.Price): SubscriptionPrice {
  return { period: price.recurring?.interval === 'year' ? 'year' : 'month', amount: price.unit_amount ?? 0 }
}

/** The schedule that changes a subscription at the end of a period; undefined when there is none, or it is over. */
export function activeScheduleOf({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | undefined {
  if (schedule === null || typeof schedule === 'string') return undefined
  return ['active', 'not_started'].includes(schedule.status) ? schedule : undefined
}

/** The price of the phase after the current one in its schedule. */
function nextPriceOf(subscription: Stripe.Subscription): SubscriptionPrice | null {
  const schedule = activeScheduleOf(subscription)
  if (!schedule) return null
  const end = schedule.current_phase?.end_date
  const price = schedule.phases.find((phase) => end !== undefined && phase.start_date >= end)?.items[0]?.price
  return typeof price === 'object' && !price.deleted ? priceOf(price) : null
}

const reasons: ReadonlyMap<string, SubscriptionInvoice['reason']> = new Map([
  ['subscription_create', 'start'],
  ['subscription_cycle', 'renewal'],
  ['subscription_update', 'switch'],
])
const invoiceStatuses: ReadonlyMap<string, SubscriptionInvoice['status']> = new Map([
  ['draft', 'draft'],
  ['open', 'open'],
  ['paid', 'paid'],
  ['void', 'void'],
  ['uncollectible', 'uncollectible'],
])

export function invoiceOf(invoice: Stripe.Invoice): SubscriptionInvoice {
  // The line has the period: the invoice's own period is that of earlier usage. The last line is the new period's, the others give credit.
  const period = invoice.lines.data.at(-1)?.period ?? { start: invoice.period_start, end: invoice.period_end }
  const payment = invoice.payments?.data.find(({ is_default }) => is_default) ?? invoice.payments?.data[0]
  return {
    id: invoice.id,
    status: invoiceStatuses.get(invoice.status ?? '') ?? 'draft',
    reason: reasons.get(invoice.billing_reason ?? '') ?? 'other',
    customerId: idOf(invoice.customer),
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    amount: invoice.total,
    amountPaid: invoice.amount_paid,
    currency: currencyOf(invoice.currency),
    intentId: idOf(payment?.payment.payment_intent),
    clientSecret: invoice.confirmation_secret?.client_secret ?? null,
    attempts: invoice.attempt_count,
    nextAttemptAt: timeOrNull(invoice.next_payment_attempt),
    periodStart: timeOf(period.start),
    periodEnd: timeOf(period.end),
    createdAt: timeOf(invoice.created),
    paidAt: timeOrNull(invoice.status_transitions.paid_at),
  }
}
