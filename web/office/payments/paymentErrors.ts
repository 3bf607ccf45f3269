import { paymentFailureCodes, paymentTextCode } from '../../../src/domain/payment/paymentCodes.ts'
import { type Say, useText } from '../i18n/useText.ts'

/** What can stand in the way of a payment, each with a text of its own: the catalogue's codes, and what the browser alone notices. */
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

/** The text for what the payment service, or the server, said of a failed attempt; `failed` where it did not say why. */
export function paymentErrorOf(failure: Failed | null): PaymentError {
  return failure === null ? 'failed' : (known(paymentTextCode(failure)) ?? 'payment_failed')
}

/** What kept a call to our own server from being answered. */
export function callErrorOf(error: unknown): PaymentError | undefined {
  const { status, body } = error as { readonly status?: unknown; readonly body?: { readonly code?: string } }
  if (status === 0) return 'network_error'
  // The server's own sentence says that it means the payment service, and not this browser's network.
  return body?.code === undefined || body.code === 'network_error' ? undefined : known(body.code)
}

function known(code: string): PaymentError | undefined {
  return paymentErrors.find((error): error is PaymentError => error === code)
}

/** Says a failure: by the code's text where there is one, else in the words of whoever refused. */
export function useSayPaymentError(): (problem: PaymentError | Error) => string {
  const t = useText()
  return (problem) => {
    if (typeof problem === 'string') return t(`payments.error.${problem}`)
    const code = callErrorOf(problem)
    const sentence = code === undefined ? (t as Say & ((key: string) => string))(problem.message as never) : t(`payments.error.${code}`)
    return sentence || t('payments.error.unexpected_error')
  }
}
