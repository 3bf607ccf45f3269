import type { PaymentFailureCode } from '../domain/payment/paymentCodes.ts'
import type { PaymentFailure } from '../integrations/payments/paymentFailure.ts'
import { Problem } from './problem.ts'

const later = { retryAfterSeconds: 5 }
const service: Partial<Record<PaymentFailureCode, () => Problem>> = {
  payment_processing: () => new Problem(503, 'payment_processing', later),
  network_error: () => new Problem(503, 'network_error', later),
  internal_error: () => new Problem(503, 'internal_error', later),
  // Our own API keys are wrong, not the caller's session.
  unauthorized: () => new Problem(503, 'internal_error', later),
  access_denied: () => new Problem(503, 'internal_error', later),
  payment_intent_not_found: () => new Problem(404, 'payment_intent_not_found'),
  resource_not_found: () => new Problem(404, 'resource_not_found'),
  // A call that the service rejects as invalid is our mistake.
  missing_parameters: () => new Problem(500, 'unexpected_error'),
  validation_error: () => new Problem(500, 'unexpected_error'),
  unexpected_error: () => new Problem(500, 'unexpected_error'),
}

/** The default answer to a failure of the payment service, for routes that do not define their own; a refused card is 402. */
export function paymentProblem({ code }: PaymentFailure): Problem {
  return service[code]?.() ?? new Problem(402, 'payment_failed')
}
