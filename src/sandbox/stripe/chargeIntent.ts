import type { Stripe } from 'stripe'
import { newCharge, newDispute } from './newStripeObjects.ts'
import { settleInvoice } from './settleInvoice.ts'
import { StripeProblem } from './stripeProblem.ts'
import { idIn, type StripeSession } from './stripeStore.ts'
import { type ChargeOutcome, testCard } from './testCards.ts'

export interface Attempt {
  /** A renewal: nobody is present for a step. */
  readonly offSession: boolean
  /** The step was completed. */
  readonly authenticated: boolean
}

/** How long a payment is `processing`, by the sandbox's clock. */
export const processingSeconds = 60

/** Tries a card; the returned intent contains the result. */
export async function chargeIntent(
  session: StripeSession,
  intent: Stripe.PaymentIntent,
  methodId: string,
  { offSession, authenticated }: Attempt,
): Promise<Stripe.PaymentIntent> {
  const { tables, now } = session
  const { number = '', kept } = await tables.hidden(methodId)
  const card = testCard(number)
  const tried: Stripe.PaymentIntent = { ...intent, payment_method: methodId, last_payment_error: null, next_action: null }
  const asks = card.asksForStep === 'always' || (card.asksForStep === 'first time' && kept === undefined)
  if (asks && !authenticated) {
    if (offSession) return decline(session, tried, 'authentication_required', 'authentication_required')
    return askForStep(session, tried)
  }
  const outcome = await outcomeOf(session, (offSession ? card.renewals : undefined) ?? card.outcome)
  switch (outcome.is) {
    case 'declined':
      return decline(session, tried, outcome.code, outcome.declineCode)
    case 'processing': {
      const processing = await tables.put({ ...tried, status: 'processing' })
      await tables.hide(intent.id, { endsAt: String(now + processingSeconds), later: outcome.later })
      await session.emit('payment_intent.processing', processing)
      return processing
    }
    case 'capturable': {
      const capturable = await tables.put({ ...tried, status: 'requires_capture', amount_capturable: intent.amount })
      await session.emit('payment_intent.amount_capturable_updated', capturable)
      return capturable
    }
    case 'canceled':
      return cancelIntent(session, tried, 'automatic')
    case 'unknown':
      return tables.put({ ...tried, status: 'requires_something_new' })
    case 'succeeds':
      return succeed(session, tried, outcome)
  }
}

async function outcomeOf({ tables, switches }: StripeSession, usual: ChargeOutcome): Promise<ChargeOutcome> {
  if (switches.declineNext === '') return usual
  await tables.change({ switches: { ...switches, declineNext: '' } })
  return { is: 'declined', code: 'card_declined', declineCode: switches.declineNext }
}

async function askForStep({ tables, baseUrl, emit }: StripeSession, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  // Stripe.js opens this page in a frame, and so does the office's card form.
  const page = `${baseUrl}/sandbox/3d-secure/${intent.id}?client_secret=${intent.client_secret ?? ''}`
  const use_stripe_sdk = { type: 'three_d_secure_redirect', stripe_js: page }
  const asking = await tables.put({ ...intent, status: 'requires_action', next_action: { type: 'use_stripe_sdk', use_stripe_sdk } })
  await emit('payment_intent.requires_action', asking)
  return asking
}

/** Captures the money. */
export async function succeed(
  session: StripeSession,
  intent: Stripe.PaymentIntent,
  outcome: Extract<ChargeOutcome, { is: 'succeeds' }>,
): Promise<Stripe.PaymentIntent> {
  const { tables, now, emit } = session
  const methodId = idIn(intent.payment_method)
  const charge = await tables.put(newCharge(now, intent, methodId, null))
  if (outcome.refunds) await tables.hide(charge.id, { refunds: outcome.refunds })
  const succeeded = await tables.put({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    amount_capturable: 0,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  })
  const method = await tables.get('payment_method', methodId)
  if (method && intent.setup_future_usage) {
    await tables.put({ ...method, customer: idIn(intent.customer) })
    await tables.hide(methodId, { kept: 'yes' })
  }
  await emit('charge.succeeded', charge)
  await emit('payment_intent.succeeded', succeeded)
  await settleInvoice(session, succeeded)
  if (outcome.dispute) {
    const disputed = await tables.put({ ...charge, disputed: outcome.dispute !== 'inquiry' })
    await emit('charge.dispute.created', await tables.put(newDispute(now, disputed, outcome.dispute)))
  }
  return succeeded
}

export async function decline(
  session: StripeSession,
  intent: Stripe.PaymentIntent,
  code: string,
  declineCode: string | undefined,
): Promise<Stripe.PaymentIntent> {
  const { tables, now, emit } = session
  const methodId = idIn(intent.payment_method)
  const error = StripeProblem.card(code, declineCode)
  const charge = await tables.put(newCharge(now, intent, methodId, { code, message: error.message }))
  const method = await tables.get('payment_method', methodId)
  const failed = await tables.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: { ...error, charge: charge.id, ...(method && { payment_method: method }) } as Stripe.PaymentIntent.LastPaymentError,
  })
  await emit('charge.failed', charge)
  await emit('payment_intent.payment_failed', failed)
  await settleInvoice(session, failed)
  return failed
}

export async function cancelIntent(
  { tables, now, emit }: StripeSession,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Promise<Stripe.PaymentIntent> {
  const canceled = await tables.put({
    ...intent,
    status: 'canceled',
    canceled_at: now,
    cancellation_reason: reason,
    amount_capturable: 0,
    next_action: null,
  })
  await emit('payment_intent.canceled', canceled)
  return canceled
}
