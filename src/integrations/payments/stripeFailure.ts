import { Stripe } from 'stripe'
import type { PaymentFailureCode } from '../../domain/payment/paymentCodes.ts'
import { PaymentFailure } from './paymentFailure.ts'

/** Stripe's codes for cards that cannot be charged → ours; any other code is `payment_failed`. */
const cardCodes: ReadonlyMap<string, PaymentFailureCode> = new Map([
  ['card_declined', 'card_declined'],
  ['card_decline_rate_limit_exceeded', 'card_declined'],
  ['insufficient_funds', 'card_declined'],
  ['expired_card', 'expired_card'],
  ['invalid_expiry_month', 'expired_card'],
  ['invalid_expiry_year', 'expired_card'],
  ['incorrect_cvc', 'incorrect_cvc'],
  ['invalid_cvc', 'incorrect_cvc'],
  ['incorrect_number', 'incorrect_number'],
  ['invalid_number', 'incorrect_number'],
  ['processing_error', 'processing_error'],
])

/** The card failure in an error, or in an intent's last error. */
export function cardFailureOf(error: { readonly code?: string; readonly decline_code?: string }): {
  readonly code: PaymentFailureCode
  readonly declineCode: string | null
} {
  // Stripe's rate limit of declines is the same as the bank's `card_velocity_exceeded`.
  const isLimited = error.code === 'card_decline_rate_limit_exceeded'
  return {
    code: cardCodes.get(error.code ?? '') ?? 'payment_failed',
    declineCode: (isLimited ? 'card_velocity_exceeded' : error.decline_code) || null,
  }
}

/** @param writes whether the call may have changed something before its answer was lost */
export function toPaymentFailure(error: unknown, writes: boolean): PaymentFailure {
  if (error instanceof PaymentFailure) return error
  const noAnswer = writes ? 'payment_processing' : 'network_error'
  if (!(error instanceof Stripe.errors.StripeError))
    return new PaymentFailure(error instanceof TimedOut ? noAnswer : 'unexpected_error', passing)
  if (error instanceof Stripe.errors.StripeCardError) {
    const { code, declineCode } = cardFailureOf(error)
    return new PaymentFailure(code, { isFinal: true, declineCode })
  }
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new PaymentFailure(neverArrived.has(causeOf(error)) ? 'network_error' : noAnswer, passing)
  if (error instanceof Stripe.errors.StripeAuthenticationError) return new PaymentFailure('unauthorized', passing)
  if (error instanceof Stripe.errors.StripePermissionError) return new PaymentFailure('access_denied', passing)
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return new PaymentFailure(invalidCode(error), { isFinal: true })
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentFailure('validation_error', { isFinal: true })
  // Another call with the same key is running.
  if (error.statusCode === 409) return new PaymentFailure('payment_processing', passing)
  return new PaymentFailure('internal_error', passing)
}

/** The call did not reach the service, so it had no effect. */
const neverArrived: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function causeOf({ detail }: Stripe.errors.StripeConnectionError): unknown {
  return typeof detail === 'object' && 'code' in detail ? detail.code : undefined
}

/** Can be fixed by an operator, or passes with time. */
const passing = { isFinal: false } as const

function invalidCode({ code, param, message }: Stripe.errors.StripeInvalidRequestError): PaymentFailureCode {
  if (code === 'parameter_missing') return 'missing_parameters'
  if (code !== 'resource_missing') return 'validation_error'
  return param === 'intent' || param === 'payment_intent' || /payment_intent/.test(message)
    ? 'payment_intent_not_found'
    : 'resource_not_found'
}

/** The time limit was reached before the answer came. */
export class TimedOut extends Error {
  override name = 'TimedOut'
}
