import type { Stripe } from 'stripe'
import type { InvoiceLine } from './newInvoice.ts'
import { addInterval, intervalOf, newItem } from './newSubscriptionObjects.ts'
import { StripeProblem } from './stripeProblem.ts'
import type { StripeSession } from './stripeStore.ts'

/** The only item of a subscription. */
export function onlyItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new StripeProblem(500, { type: 'api_error', message: `${subscription.id} has no item` })
  return item
}

export function withItem(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Stripe.Subscription {
  return { ...subscription, items: { ...subscription.items, data: [item] } }
}

/**
 * The immediate effect of a price change: a credit for the unused paid days, and the new price; in full with a new period if the interval
 * changes, else for the remaining days.
 */
export function proration(
  now: number,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
): { item: Stripe.SubscriptionItem; lines: InvoiceLine[] } {
  const old = onlyItem(subscription)
  const { current_period_start: start, current_period_end: end } = old
  const left = Math.max(0, end - now) / (end - start)
  const isOther = intervalOf(price) !== intervalOf(old.price)
  const period = isOther ? { start: now, end: addInterval(now, intervalOf(price)) } : { start, end }
  const part = (amount: number | null) => Math.round((amount ?? 0) * left)
  const credit = { amount: -part(old.price.unit_amount), price: old.price, start: now, end, proration: true }
  const charge = isOther
    ? { amount: price.unit_amount ?? 0, price, ...period, proration: false }
    : { amount: part(price.unit_amount), price, start: now, end, proration: true }
  return {
    item: newItem(now, { id: old.id, subscription: subscription.id, price, ...period }),
    lines: [credit, charge],
  }
}

/** A change that waited for its payment takes effect with it. */
export function applyPendingUpdate(
  { now }: StripeSession,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): Stripe.Subscription {
  const item = subscription.pending_update?.subscription_items?.[0]
  if (!item || invoice.billing_reason !== 'subscription_update') return subscription
  const changed = withItem({ ...subscription, pending_update: null }, item)
  return item.current_period_start === onlyItem(subscription).current_period_start ? changed : { ...changed, billing_cycle_anchor: now }
}
