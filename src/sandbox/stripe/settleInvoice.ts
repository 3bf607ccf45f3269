import type { Stripe } from 'stripe'
import { applyPendingUpdate } from './changeSubscription.ts'
import { idIn, type StripeObjects, type StripeSession } from './stripeStore.ts'

/** The subscription of an invoice. */
export async function subscriptionOfInvoice({ tables }: StripeSession, invoice: Stripe.Invoice): Promise<Stripe.Subscription | undefined> {
  const id = invoice.parent?.subscription_details?.subscription
  return typeof id === 'string' ? tables.get('subscription', id) : undefined
}

/** Applies an intent's outcome to its invoice, if any, and to the subscription. */
export async function settleInvoice(session: StripeSession, intent: Stripe.PaymentIntent): Promise<void> {
  const { tables } = session
  const [payment] = await tables.find('invoice_payment', { payment: { payment_intent: intent.id } })
  const invoice = payment && (await tables.get('invoice', idIn(payment.invoice)))
  if (!payment || !invoice || invoice.status !== 'open') return
  if (intent.status === 'succeeded') {
    const paidAt = session.now
    await tables.put({ ...payment, amount_paid: intent.amount, status: 'paid', status_transitions: { canceled_at: null, paid_at: paidAt } })
    await payInvoice(session, { ...invoice, amount_paid: intent.amount, attempt_count: invoice.attempt_count + 1, attempted: true }, intent)
    return
  }
  const failed = await tables.put({ ...invoice, attempt_count: invoice.attempt_count + 1, attempted: true })
  await session.emit('invoice.payment_failed', failed)
  const subscription = await subscriptionOfInvoice(session, failed)
  // A change with an unpaid invoice waits; an unpaid first invoice leaves the subscription incomplete.
  if (subscription?.status === 'active' && invoice.billing_reason === 'subscription_cycle') {
    await session.emit('customer.subscription.updated', await tables.put({ ...subscription, status: 'past_due' }))
  }
}

/** Nothing is left to pay. */
export async function payInvoice(
  session: StripeSession,
  invoice: StripeObjects['invoice'],
  intent: Stripe.PaymentIntent | undefined,
): Promise<StripeObjects['invoice']> {
  const { tables, emit, now } = session
  const paid = await tables.put({
    ...invoice,
    status: 'paid',
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  await emit('invoice.paid', paid)
  await emit('invoice.payment_succeeded', paid)
  const subscription = await subscriptionOfInvoice(session, paid)
  if (!subscription || subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return paid
  const kept = intent?.payment_method ?? subscription.default_payment_method
  const active = await tables.put(applyPendingUpdate(session, { ...subscription, status: 'active', default_payment_method: kept }, paid))
  await emit('customer.subscription.updated', active)
  return paid
}
