interface ServiceError {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}

/** Stripe's codes that a browser sees, and the catalogue's code for each. */
const codes: Readonly<Record<string, string>> = {
  card_decline_rate_limit_exceeded: 'card_declined',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_month_past: 'expired_card',
  invalid_expiry_year: 'expired_card',
  invalid_expiry_year_past: 'expired_card',
  invalid_cvc: 'incorrect_cvc',
  incomplete_cvc: 'incorrect_cvc',
  incomplete_expiry: 'expired_card',
  incomplete_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  authentication_required: 'step_failed',
  payment_intent_authentication_failure: 'step_failed',
  resource_missing: 'payment_intent_not_found',
}

/** The catalogue's code for a refused card. */
export function cardRefusalOf({ code = 'payment_failed', decline_code: declineCode }: ServiceError) {
  return {
    is: 'refused',
    code: codes[code] ?? code,
    declineCode: code === 'card_decline_rate_limit_exceeded' ? 'card_velocity_exceeded' : (declineCode ?? null),
  } as const
}
