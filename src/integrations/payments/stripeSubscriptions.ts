import type { Stripe } from 'stripe'
import type { ConcurrencyGate } from '../../platform/concurrencyGate.ts'
import { PaymentFailure } from './paymentFailure.ts'
import type { SubscriptionPrice } from './paymentObjects.ts'
import type { Payments } from './payments.ts'
import { listed, type StripeCalls } from './stripeCalls.ts'
import { idOf, timeOf } from './stripeObjects.ts'
import { activeScheduleOf, subscriptionExpansion, subscriptionOf } from './stripeSubscriptionObjects.ts'

const expand = subscriptionExpansion

/** Subscriptions, each with one item. */
export function stripeSubscriptions(stripe: Stripe, gate: ConcurrencyGate, begin: () => StripeCalls): Payments['subscriptions'] {
  /** The price object for an amount; created if missing. */
  async function priceIdOf(calls: StripeCalls, { period, amount }: SubscriptionPrice): Promise<string> {
    const lookupKey = `premium_${period}_${amount}`
    const found = await calls.read((options) => stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }, options))
    if (found.data[0]) return found.data[0].id
    const made = await calls.write(`price ${lookupKey}`, (options) =>
      stripe.prices.create(
        {
          lookup_key: lookupKey,
          currency: 'eur',
          unit_amount: amount,
          recurring: { interval: period },
          // The amount to pay, including the tax, which we compute.
          tax_behavior: 'inclusive',
          product_data: { name: 'Alliance Premium' },
        },
        options,
      ),
    )
    return made.id
  }

  const load = (calls: StripeCalls, id: string) => calls.read((options) => stripe.subscriptions.retrieve(id, { expand }, options))

  /** A schedule prevents every other change. */
  async function released(calls: StripeCalls, id: string, key: string): Promise<Stripe.Subscription> {
    const subscription = await load(calls, id)
    const schedule = idOf(subscription.schedule)
    if (schedule === null) return subscription
    await calls.write(`release ${schedule} ${key}`, (options) => stripe.subscriptionSchedules.release(schedule, {}, options))
    return load(calls, id)
  }

  async function update(calls: StripeCalls, id: string, key: string, params: Stripe.SubscriptionUpdateParams) {
    return subscriptionOf(
      await calls.write(`subscription ${key}`, (options) => stripe.subscriptions.update(id, { ...params, expand }, options)),
    )
  }

  /** Stripe leaves the invoices of a subscription that ended open. One that was paid meanwhile, or is being paid, is not void. */
  async function voidOpenInvoices(calls: StripeCalls, id: string): Promise<void> {
    const open = await calls.read((options) => stripe.invoices.list({ subscription: id, status: 'open', limit: 100 }, options))
    for (const invoice of open.data) {
      try {
        // Without a key, under which Stripe would remember a refusal that holds no longer.
        await calls.write(`void ${invoice.id}`, ({ timeout = 0 }) => stripe.invoices.voidInvoice(invoice.id, {}, { timeout }))
      } catch (error) {
        if (!(error instanceof PaymentFailure) || !error.isFinal) throw error
      }
    }
  }

  const itemsWith = ({ items }: Stripe.Subscription, price: string) => [{ id: items.data[0]?.id ?? '', price }]

  return {
    async create({ customerId, providerId, subscriptionId, price, key }) {
      const calls = begin()
      const params: Stripe.SubscriptionCreateParams = {
        customer: customerId,
        items: [{ price: await priceIdOf(calls, price) }],
        metadata: { providerId, subscriptionId },
        payment_behavior: 'default_incomplete',
        payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
        expand,
      }
      return subscriptionOf(await calls.write(`new subscription ${key}`, (options) => stripe.subscriptions.create(params, options)))
    },
    retrieve: async (id) => subscriptionOf(await load(begin(), id)),
    async previewChange(id, price) {
      const calls = begin()
      const [subscription, priceId] = await Promise.all([load(calls, id), priceIdOf(calls, price)])
      const preview = await calls.read((options) =>
        stripe.invoices.createPreview(
          { subscription: id, subscription_details: { items: itemsWith(subscription, priceId), proration_behavior: 'always_invoice' } },
          options,
        ),
      )
      return { amountNow: preview.total, periodEnd: timeOf(Math.max(...preview.lines.data.map(({ period }) => period.end))) }
    },
    async changeNow(id, price, { key }) {
      const calls = begin()
      const subscription = await released(calls, id, key)
      return update(calls, id, `change ${key}`, {
        items: itemsWith(subscription, await priceIdOf(calls, price)),
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
      })
    },
    async changeAtPeriodEnd(id, price, { key }) {
      const calls = begin()
      const [subscription, priceId] = await Promise.all([load(calls, id), priceIdOf(calls, price)])
      const known = subscriptionOf(subscription)
      if (known.nextPrice?.period === price.period && known.nextPrice.amount === price.amount) return known
      const present = subscription.items.data[0]?.price.id ?? ''
      // An earlier attempt's schedule is used again: once it is released, Stripe would still answer it under this key.
      const schedule =
        activeScheduleOf(subscription) ??
        (await calls.write(`schedule ${key}`, (options) => stripe.subscriptionSchedules.create({ from_subscription: id }, options)))
      const phase = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.start_date) ?? schedule.phases[0]
      if (!phase) throw new Error(`the schedule ${schedule.id} has no phase`)
      await calls.write(`phases ${schedule.id} ${key}`, (options) =>
        stripe.subscriptionSchedules.update(
          schedule.id,
          {
            end_behavior: 'release',
            phases: [
              { items: [{ price: present }], start_date: phase.start_date, end_date: phase.end_date },
              { items: [{ price: priceId }], duration: { interval: price.period, interval_count: 1 }, proration_behavior: 'none' },
            ],
          },
          options,
        ),
      )
      return subscriptionOf(await load(calls, id))
    },
    async keepPrice(id, { key }) {
      return subscriptionOf(await released(begin(), id, key))
    },
    async cancelAtPeriodEnd(id, { key }) {
      const calls = begin()
      await released(calls, id, key)
      return update(calls, id, `cancel ${key}`, { cancel_at_period_end: true })
    },
    resume: (id, { key }) => update(begin(), id, `resume ${key}`, { cancel_at_period_end: false }),
    async cancelNow(id, { key }) {
      const calls = begin()
      if ((await load(calls, id)).ended_at === null)
        await calls.write(`end ${key}`, (options) => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }, options))
      // Afterwards: with its last invoice void a subscription that is past due would count as paid.
      await voidOpenInvoices(calls, id)
      return subscriptionOf(await load(calls, id))
    },
    async discard(id, { key }) {
      const calls = begin()
      // Void before cancelling: a payment at this moment either fails or keeps the subscription.
      await voidOpenInvoices(calls, id)
      const left = subscriptionOf(await load(calls, id))
      if (left.status !== 'incomplete') return left
      if (left.latestInvoice?.status === 'open') throw new PaymentFailure('payment_processing', { isFinal: false })
      await calls.write(`end ${key}`, (options) => stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false }, options))
      return subscriptionOf(await load(calls, id))
    },
    listSince: (since) =>
      listed(
        gate,
        (after, options) =>
          stripe.subscriptions.list(
            { status: 'all', created: { gte: Math.floor(since.getTime() / 1_000) }, limit: 100, ...after },
            options,
          ),
        subscriptionOf,
      ),
  }
}
