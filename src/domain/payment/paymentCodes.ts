/** What can stand in the way of a payment, in the words of the specification's error catalogue. */
export const paymentFailureCodes = [
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'payment_failed',
  'payment_intent_not_found',
  'resource_not_found',
  'missing_parameters',
  'validation_error',
  'unauthorized',
  'access_denied',
  /** No answer in time: it may have been carried out all the same. */
  'payment_processing',
  'network_error',
  'internal_error',
  'unexpected_error',
] as const
export type PaymentFailureCode = (typeof paymentFailureCodes)[number]

/** The bank's reasons that have a text of their own; with any other one a card is declined by default. */
const declineTexts: Readonly<Record<string, string>> = {
  card_velocity_exceeded: 'card_declined_velocity_exceeded',
  generic_decline: 'card_declined_generic',
  insufficient_funds: 'card_declined_insufficient_funds',
  lost_card: 'card_declined_lost_card',
  stolen_card: 'card_declined_stolen_card',
}

/** The code of the text that a person reads about a failure: the bank's reason for a declined card, else what failed. */
export function paymentTextCode({ code, declineCode }: { readonly code: string; readonly declineCode: string | null }): string {
  return code === 'card_declined' ? (declineTexts[declineCode ?? ''] ?? 'card_declined_default') : code
}
