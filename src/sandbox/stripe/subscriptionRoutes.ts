import type { Stripe } from 'stripe'
import { billSubscription, chargeKeptCard } from './billSubscription.ts'
import { waitingSeconds } from './catchUp.ts'
import { onlyItem, proration, withItem } from './changeSubscription.ts'
import { refusedCard } from './intentRoutes.ts'
import { newInvoice } from './newInvoice.ts'
import { newSubscription } from './newSubscriptionObjects.ts'
import { type Form, requiredText, text } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import { existing, listPage, metadataOf, type ParamsOf, pageParams, type StripeRoute } from './stripeRoute.ts'
import { idIn, type StripeSession } from './stripeStore.ts'
import { intentOfInvoice, voidInvoice } from './voidInvoice.ts'

export const subscriptionRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    params: ['customer', 'items', 'metadata', 'payment_behavior', 'payment_settings'] satisfies ParamsOf<Stripe.SubscriptionCreateParams>,
    async handle({ session, form }) {
      const customer = requiredText(form, 'customer')
      await existing(session, 'customer', customer, 'customer')
      const price = await existing(session, 'price', requiredText(form, 'items', '0', 'price'), 'items[0][price]')
      if (text(form, 'payment_behavior') !== 'default_incomplete')
        throw StripeProblem.invalid('parameter_invalid', 'payment_behavior', 'The sandbox knows default_incomplete alone.')
      const subscription = await session.tables.put(newSubscription(session.now, customer, price, metadataOf(form)))
      const { current_period_start: start, current_period_end: end } = onlyItem(subscription)
      await session.emit('customer.subscription.created', subscription)
      await billSubscription(session, subscription, 'subscription_create', [
        { amount: price.unit_amount ?? 0, price, start, end, proration: false },
      ])
      return existing(session, 'subscription', subscription.id)
    },
  },
  { method: 'GET', path: '/v1/subscriptions/:id', params: [], handle: ({ session, id }) => existing(session, 'subscription', id) },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: [...pageParams, 'status', 'customer'],
    handle(call) {
      const customer = text(call.form, 'customer')
      const status = text(call.form, 'status')
      const fits = (each: Stripe.Subscription) =>
        status === undefined ? each.status !== 'canceled' : status === 'all' || each.status === status
      return listPage(call, 'subscription', '/v1/subscriptions', customer === undefined ? {} : { customer }, fits)
    },
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: [
      'items',
      'proration_behavior',
      'payment_behavior',
      'cancel_at_period_end',
      'metadata',
      'default_payment_method',
    ] satisfies ParamsOf<Stripe.SubscriptionUpdateParams>,
    handle: ({ session, id, form }) => update(session, id, form),
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: ['invoice_now', 'prorate'] satisfies ParamsOf<Stripe.SubscriptionCancelParams>,
    async handle({ session, id }) {
      const { tables, now, emit } = session
      const subscription = await existing(session, 'subscription', id)
      if (subscription.ended_at !== null) throw StripeProblem.noSuch('subscription', id)
      const ended = await tables.put({ ...subscription, status: 'canceled', canceled_at: now, ended_at: now })
      await emit('customer.subscription.deleted', ended)
      return ended
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    params: ['subscription', 'subscription_details'] satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams>,
    async handle({ session, form }) {
      const subscription = await existing(session, 'subscription', requiredText(form, 'subscription'), 'subscription')
      const price = await existing(session, 'price', requiredText(form, 'subscription_details', 'items', '0', 'price'), 'price')
      const { lines } = proration(session.now, subscription, price)
      return { ...newInvoice(session.now, subscription, 'upcoming', lines), id: `upcoming_${subscription.id}`, status: 'draft' }
    },
  },
]

async function update(session: StripeSession, id: string, form: Form): Promise<Stripe.Subscription> {
  const { tables, now, emit } = session
  const subscription = await existing(session, 'subscription', id)
  if (subscription.ended_at !== null)
    throw StripeProblem.invalid('resource_missing', 'id', 'A canceled subscription can only update its cancellation_details.')
  const cancels = text(form, 'cancel_at_period_end')
  const priceId = text(form, 'items', '0', 'price')
  if (subscription.schedule !== null && (cancels !== undefined || priceId !== undefined))
    throw StripeProblem.invalid('parameter_invalid', 'cancel_at_period_end', 'The subscription is managed by a subscription schedule.')
  const method = text(form, 'default_payment_method')
  const changed = await tables.put({
    ...subscription,
    metadata: { ...subscription.metadata, ...metadataOf(form) },
    ...(method !== undefined && { default_payment_method: method }),
    ...(cancels !== undefined && { cancel_at_period_end: cancels === 'true', canceled_at: cancels === 'true' ? now : null }),
  })
  if (priceId !== undefined) await changePrice(session, changed, form, priceId)
  else await emit('customer.subscription.updated', changed)
  return existing(session, 'subscription', id)
}

/** The change is paid at once, or waits for its payment: `always_invoice` with `pending_if_incomplete`. */
async function changePrice(session: StripeSession, subscription: Stripe.Subscription, form: Form, priceId: string): Promise<void> {
  const { tables, now, emit } = session
  if (text(form, 'items', '0', 'id') !== onlyItem(subscription).id)
    throw StripeProblem.invalid('parameter_invalid', 'items[0][id]', 'The sandbox knows subscriptions of one item.')
  const price = await existing(session, 'price', priceId, 'items[0][price]')
  const { item, lines } = proration(now, subscription, price)
  if (text(form, 'proration_behavior') === 'none') {
    await emit('customer.subscription.updated', await tables.put(withItem(subscription, item)))
    return
  }
  if (text(form, 'payment_behavior') !== 'pending_if_incomplete')
    throw StripeProblem.invalid('parameter_invalid', 'payment_behavior', 'The sandbox knows pending_if_incomplete alone.')
  const waiting = await tables.put({
    ...subscription,
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: now + waitingSeconds,
      metadata: null,
      subscription_items: [item],
      trial_end: null,
      trial_from_plan: null,
    },
  })
  const { intent } = await billSubscription(session, waiting, 'subscription_update', lines)
  if (intent) await chargeKeptCard(session, waiting, intent, false)
}

export const invoiceRoutes: readonly StripeRoute[] = [
  { method: 'GET', path: '/v1/invoices/:id', params: [], handle: ({ session, id }) => existing(session, 'invoice', id) },
  {
    method: 'GET',
    path: '/v1/invoices',
    params: [...pageParams, 'subscription', 'customer', 'status'],
    handle(call) {
      const status = text(call.form, 'status')
      const subscription = text(call.form, 'subscription')
      const parent = subscription === undefined ? {} : { parent: { subscription_details: { subscription } } }
      return listPage(call, 'invoice', '/v1/invoices', { ...parent, ...(status !== undefined && { status }) })
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: ['off_session', 'payment_method'] satisfies ParamsOf<Stripe.InvoicePayParams>,
    async handle({ session, id, form }) {
      const { tables } = session
      const invoice = await existing(session, 'invoice', id)
      if (invoice.status !== 'open') throw StripeProblem.invalid('invoice_not_editable', 'id', `Invoice is already ${invoice.status ?? ''}`)
      const [payment] = await tables.find('invoice_payment', { invoice: id })
      const intent = await existing(session, 'payment_intent', idIn(payment?.payment.payment_intent))
      const subscription = await existing(session, 'subscription', idIn(invoice.parent?.subscription_details?.subscription))
      const method = text(form, 'payment_method') ?? subscription.default_payment_method
      if (method === null) throw StripeProblem.invalid('missing', 'payment_method', 'There is no default payment method.')
      refusedCard(await chargeKeptCard(session, { ...subscription, default_payment_method: method }, intent, true))
      return existing(session, 'invoice', id)
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    params: [],
    async handle({ session, id }) {
      const invoice = await existing(session, 'invoice', id)
      if (invoice.status !== 'open') throw StripeProblem.invalid('invoice_not_editable', 'id', `Invoice is already ${invoice.status ?? ''}`)
      if ((await intentOfInvoice(session, invoice))?.status === 'processing')
        throw StripeProblem.invalid('payment_intent_unexpected_state', 'id', 'The payment of the invoice is processing.')
      return voidInvoice(session, invoice)
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    params: [...pageParams, 'invoice', 'payment'],
    handle(call) {
      const intent = text(call.form, 'payment', 'payment_intent')
      const invoice = text(call.form, 'invoice')
      const holding = { ...(intent !== undefined && { payment: { payment_intent: intent } }), ...(invoice !== undefined && { invoice }) }
      return listPage(call, 'invoice_payment', '/v1/invoice_payments', holding)
    },
  },
]
