import { paymentFailureCodes, paymentTextCode } from '../../../src/domain/payment/paymentCodes.ts'
import { type Say, useText } from '../i18n/useText.ts'

/** The errors of a payment that have a text each: the catalogue's codes, and errors that only the browser notices. */
const paymentErrors = [
  ...paymentFailureCodes.filter((code) => code !== 'card_declined'),
  'amount_capturable_updated',
  'canceled',
  'card_declined_default',
  'card_declined_generic',
  'card_declined_insufficient_funds',
  'card_declined_lost_card',
  'card_declined_stolen_card',
  'card_declined_velocity_exceeded',
  'credit_log_failed',
  'failed',
  'library_not_loaded',
  'planner_not_found',
  'price_changed',
  'processing',
  'step_failed',
  'unknown_status',
] as const
export type PaymentError = Exclude<(typeof paymentErrors)[number], 'card_declined'>

interface Failed {
  readonly code: string
  readonly declineCode: string | null
}

/** The text for a failed attempt, from the payment service's or the server's code; `failed` without a code. */
export function paymentErrorOf(failure: Failed | null): PaymentError {
  return failure === null ? 'failed' : (known(paymentTextCode(failure)) ?? 'payment_failed')
}

/** The error of a call to our own server that got no answer. */
export function callErrorOf(error: unknown): PaymentError | undefined {
  const { status, body } = error as { readonly status?: unknown; readonly body?: { readonly code?: string } }
  if (status === 0) return 'network_error'
  // The server's message says that the payment service is unreachable, not this browser's network.
  return body?.code === undefined || body.code === 'network_error' ? undefined : known(body.code)
}

function known(code: string): PaymentError | undefined {
  return paymentErrors.find((error): error is PaymentError => error === code)
}

/** The message of a failure: the text of its code if there is one, otherwise the message that came with it. */
export function useSayPaymentError(): (problem: PaymentError | Error) => string {
  const t = useText()
  return (problem) => {
    if (typeof problem === 'string') return t(`payments.error.${problem}`)
    const code = callErrorOf(problem)
    const sentence = code === undefined ? (t as Say & ((key: string) => string))(problem.message as never) : t(`payments.error.${code}`)
    return sentence || t('payments.error.unexpected_error')
  }
}
