import type { Stripe } from 'stripe'
import { cancelIntent } from './chargeIntent.ts'
import { idIn, type StripeObjects, type StripeSession } from './stripeStore.ts'

/** The intent that an invoice is paid by. */
export async function intentOfInvoice(
  { tables }: StripeSession,
  invoice: StripeObjects['invoice'],
): Promise<Stripe.PaymentIntent | undefined> {
  const [payment] = await tables.find('invoice_payment', { invoice: invoice.id })
  return payment && tables.get('payment_intent', idIn(payment.payment.payment_intent))
}

/** Nobody can pay the invoice any more: its intent is canceled with it. */
export async function voidInvoice(session: StripeSession, invoice: StripeObjects['invoice']): Promise<StripeObjects['invoice']> {
  const { tables, now, emit } = session
  const times = { ...invoice.status_transitions, voided_at: now }
  const voided = await tables.put({ ...invoice, status: 'void', status_transitions: times } as const)
  const intent = await intentOfInvoice(session, invoice)
  if (intent && !['processing', 'succeeded', 'canceled'].includes(intent.status)) await cancelIntent(session, intent, 'void_invoice')
  await emit('invoice.voided', voided)
  return voided
}
