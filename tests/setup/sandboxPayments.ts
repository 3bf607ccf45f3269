import type { Payments } from '../../src/integrations/payments/payments.ts'
import { createStripePayments } from '../../src/integrations/payments/stripePayments.ts'
import type { StripeSandbox } from '../../src/sandbox/stripe/stripeSandbox.ts'

/** Payments by the sandbox, with a time limit for busy machines. */
export function sandboxPayments(sandbox: StripeSandbox['payments']): Payments {
  return createStripePayments({ ...sandbox, timeoutMs: 60_000 })
}
