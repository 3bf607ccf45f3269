export interface StripeError {
  readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'
  readonly code?: string
  readonly decline_code?: string
  readonly param?: string
  readonly message: string
  readonly payment_intent?: object
}

/** An error answer of the sandbox, in Stripe's format. */
export class StripeProblem extends Error {
  readonly status: number
  readonly error: StripeError
  /** Earlier changes of the call are kept: a declined card leaves an intent with the error. */
  readonly keepsChanges: boolean

  constructor(status: number, error: StripeError, keepsChanges = false) {
    super(error.message)
    this.status = status
    this.error = error
    this.keepsChanges = keepsChanges
  }

  static missing(param: string): StripeProblem {
    return StripeProblem.invalid('parameter_missing', param, `Missing required param: ${param}.`)
  }

  static invalid(code: string, param: string, message: string): StripeProblem {
    return new StripeProblem(400, { type: 'invalid_request_error', code, param, message })
  }

  static noSuch(kind: string, id: string, param = 'id'): StripeProblem {
    return new StripeProblem(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: kind === 'payment_intent' ? 'intent' : param,
      message: `No such ${kind}: '${id}'`,
    })
  }

  static card(code: string, declineCode?: string): StripeError {
    return {
      type: 'card_error',
      code,
      ...(declineCode !== undefined && { decline_code: declineCode }),
      message: `Your card was not charged: ${code}.`,
    }
  }
}
