import type { Stripe } from 'stripe'
import { newId } from './stripeStore.ts'

/** New objects of Stripe's API 2026-10-28 that subscriptions are made of. */

export function newProduct(now: number, name: string): Stripe.Product {
  return {
    id: newId('prod'),
    object: 'product',
    active: true,
    created: now,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_details: null,
    type: 'service',
    updated: now,
    url: null,
  }
}

export type Interval = 'month' | 'year'

export function newPrice(
  now: number,
  given: Pick<Stripe.Price, 'currency' | 'lookup_key' | 'tax_behavior' | 'unit_amount'> & { product: string; interval: Interval },
): Stripe.Price {
  const { interval, ...fields } = given
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: now,
    custom_unit_amount: null,
    livemode: false,
    metadata: {},
    nickname: null,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount_decimal: null,
    ...fields,
  }
}

export function intervalOf(price: Stripe.Price): Interval {
  return price.recurring?.interval === 'year' ? 'year' : 'month'
}

/** The anchor's day in a later month, or the last day of that month. */
export function addInterval(seconds: number, interval: Interval, anchorSeconds = seconds): number {
  const to = new Date(seconds * 1_000)
  to.setUTCDate(1)
  to.setUTCMonth(to.getUTCMonth() + (interval === 'year' ? 12 : 1))
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(new Date(anchorSeconds * 1_000).getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1_000)
}

export function newItem(
  now: number,
  given: {
    readonly id?: string
    readonly subscription: string
    readonly price: Stripe.Price
    readonly start: number
    readonly end: number
  },
): Stripe.SubscriptionItem {
  const { price } = given
  return {
    id: given.id ?? newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: given.end,
    current_period_start: given.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: price.id,
      object: 'plan',
      active: true,
      amount: price.unit_amount,
      amount_decimal: null,
      billing_scheme: 'per_unit',
      created: price.created,
      currency: price.currency,
      interval: intervalOf(price),
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: price.product,
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price,
    quantity: 1,
    subscription: given.subscription,
    tax_rates: [],
  }
}

export function newSubscription(now: number, customer: string, price: Stripe.Price, metadata: Stripe.Metadata): Stripe.Subscription {
  const id = newId('sub')
  const item = newItem(now, { subscription: id, price, start: now, end: addInterval(now, intervalOf(price)) })
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: { account_tax_ids: null, custom_fields: null, description: null, footer: null, issuer: { type: 'self' } },
    items: { object: 'list', data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }
}
