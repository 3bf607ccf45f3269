import type { Stripe } from 'stripe'
import { chargeIntent } from './chargeIntent.ts'
import { type InvoiceLine, newInvoice, newInvoicePayment } from './newInvoice.ts'
import { newIntent } from './newStripeObjects.ts'
import { payInvoice } from './settleInvoice.ts'
import { idIn, type StripeObjects, type StripeSession } from './stripeStore.ts'

/** Creates an invoice of a subscription, final at once, with an intent when there is something to pay. */
export async function billSubscription(
  session: StripeSession,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
  lines: readonly InvoiceLine[],
): Promise<{ readonly invoice: StripeObjects['invoice']; readonly intent: Stripe.PaymentIntent | undefined }> {
  const { tables, now, emit } = session
  const invoice = await tables.put(newInvoice(now, subscription, reason, lines))
  await tables.put({ ...subscription, latest_invoice: invoice.id })
  await emit('invoice.created', invoice)
  await emit('invoice.finalized', invoice)
  if (invoice.amount_due === 0) return { invoice: await payInvoice(session, invoice, undefined), intent: undefined }
  const intent = await tables.put(
    newIntent(now, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: subscription.customer,
      metadata: {},
      description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      capture_method: 'automatic',
      setup_future_usage: 'off_session',
    }),
  )
  await tables.put(newInvoicePayment(now, invoice, intent.id))
  await emit('payment_intent.created', intent)
  return { invoice, intent }
}

/** Tries the stored card; without one the attempt fails like a card that needs a step. */
export async function chargeKeptCard(
  session: StripeSession,
  subscription: Stripe.Subscription,
  intent: Stripe.PaymentIntent,
  offSession: boolean,
): Promise<Stripe.PaymentIntent> {
  const method = subscription.default_payment_method
  return method === null ? intent : chargeIntent(session, intent, idIn(method), { offSession, authenticated: false })
}
