import type { Stripe } from 'stripe'
import { cardMethodOf } from './cardMethodOf.ts'
import { cancelIntent, chargeIntent, succeed } from './chargeIntent.ts'
import { newIntent } from './newStripeObjects.ts'
import { integer, requiredText, section, text } from './stripeForm.ts'
import { StripeProblem } from './stripeProblem.ts'
import { existing, listPage, metadataOf, type ParamsOf, pageParams, type StripeCall, type StripeRoute } from './stripeRoute.ts'

const unexpectedState = (intent: Stripe.PaymentIntent) =>
  new StripeProblem(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent's status is ${intent.status}.`,
    payment_intent: intent,
  })

export const intentRoutes: readonly StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    params: [
      'amount',
      'currency',
      'customer',
      'description',
      'metadata',
      'allowed_payment_method_types',
      'capture_method',
      'setup_future_usage',
    ] satisfies ParamsOf<Stripe.PaymentIntentCreateParams>,
    async handle({ session, form }) {
      const amount = integer(form, 'amount')
      if (amount === undefined) throw StripeProblem.missing('amount')
      const currency = requiredText(form, 'currency').toLowerCase()
      if (amount < 50) throw StripeProblem.invalid('amount_too_small', 'amount', 'Amount must be at least 50 cents.')
      const customer = text(form, 'customer')
      if (customer !== undefined) await existing(session, 'customer', customer, 'customer')
      const capture = text(form, 'capture_method') === 'manual' ? 'manual' : 'automatic'
      const kept = text(form, 'setup_future_usage') === 'off_session' ? 'off_session' : null
      const intent = newIntent(session.now, {
        amount,
        currency,
        customer: customer ?? null,
        description: text(form, 'description') ?? null,
        metadata: metadataOf(form),
        capture_method: capture,
        setup_future_usage: kept,
      })
      await session.tables.put(intent)
      await session.emit('payment_intent.created', intent)
      return intent
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    params: ['client_secret'],
    forBrowsers: true,
    handle: ({ session, id }) => existing(session, 'payment_intent', id),
  },
  {
    method: 'GET',
    path: '/v1/payment_intents',
    params: [...pageParams, 'customer'],
    handle: (call) => listPage(call, 'payment_intent', '/v1/payment_intents', customerOf(call)),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    params: [
      'client_secret',
      ...([
        'payment_method',
        'payment_method_data',
        'return_url',
        'off_session',
        'use_stripe_sdk',
      ] satisfies ParamsOf<Stripe.PaymentIntentConfirmParams>),
    ],
    forBrowsers: true,
    async handle({ session, id, form }) {
      const intent = await existing(session, 'payment_intent', id)
      if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) throw unexpectedState(intent)
      const given = text(form, 'payment_method')
      const method = given ?? (await cardMethodOf(session, section(form, 'payment_method_data'))).id
      await existing(session, 'payment_method', method, 'payment_method')
      const tried = await chargeIntent(session, intent, method, { offSession: false, authenticated: false })
      return refusedCard(tried)
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/capture',
    params: ['amount_to_capture'] satisfies ParamsOf<Stripe.PaymentIntentCaptureParams>,
    async handle({ session, id }) {
      const intent = await existing(session, 'payment_intent', id)
      if (intent.status !== 'requires_capture') throw unexpectedState(intent)
      return succeed(session, intent, { is: 'succeeds' })
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: ['cancellation_reason'] satisfies ParamsOf<Stripe.PaymentIntentCancelParams>,
    async handle({ session, id, form }) {
      const intent = await existing(session, 'payment_intent', id)
      if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw unexpectedState(intent)
      return cancelIntent(session, intent, text(form, 'cancellation_reason') ?? null)
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods',
    params: ['type', 'card'] satisfies ParamsOf<Stripe.PaymentMethodCreateParams>,
    forBrowsers: true,
    handle: ({ session, form }) => cardMethodOf(session, form),
  },
]

/** A refused card is an error for the caller, and is stored with the intent. */
export function refusedCard(intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { last_payment_error: failed } = intent
  if (!failed) return intent
  const { code, decline_code } = failed
  throw new StripeProblem(402, { ...StripeProblem.card(code ?? 'card_declined', decline_code), payment_intent: intent }, true)
}

function customerOf({ form }: StripeCall): object {
  const customer = text(form, 'customer')
  return customer === undefined ? {} : { customer }
}
