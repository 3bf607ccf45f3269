import type { PaymentSetup } from '../../integrations/payments/payments.ts'
import type { Allowed } from '../plugins/security.ts'

/**
 * The origins of Stripe.js for cards (docs.stripe.com/security/guide#content-security-policy): its script, its fields, the banks' pages,
 * its API.
 */
const stripe: Allowed = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
}

/** The origins that a page with a card form may access; the sandbox needs no script of its own. */
export function paymentOrigins({ kind, sandboxUrl }: PaymentSetup): Allowed {
  if (kind === 'stripe' || sandboxUrl === null) return stripe
  const { origin } = new URL(sandboxUrl)
  return { 'frame-src': [origin], 'connect-src': [origin] }
}
