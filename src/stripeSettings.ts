import type { Operator } from './api/schemas/operator.ts'
import { ConfigurationError } from './configurationError.ts'
import type { Environment } from './environment.ts'

/** How the product reaches its account at Stripe. */
export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * The settings of Stripe, together or not at all.
 * @throws ConfigurationError for keys of two kinds, for live ones outside production or of a seller who does not say who it is, and for none in production
 */
export function stripeSettingsOf(env: Environment, production: boolean, operator: Operator | undefined): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined) {
    const missing = names.find((name) => env[name] === undefined) ?? names[0]
    if (names.some((name) => env[name] !== undefined))
      throw new ConfigurationError(`${missing} is missing: the Stripe settings are set together or not at all`)
    if (production) throw new ConfigurationError(`${missing} is missing: the sandbox for payments does not start in production`)
    return undefined
  }
  const isLive = secretKey.includes('k_live_')
  if (isLive !== publishableKey.startsWith('pk_live_'))
    throw new ConfigurationError('STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of two kinds: one is live, the other for tests')
  if (isLive && !production)
    throw new ConfigurationError('STRIPE_SECRET_KEY is a live key, which goes with NODE_ENV=production: elsewhere there are sandboxes')
  // What is charged is invoiced, and an invoice without the seller and its VAT number is none.
  if (isLive && !operator)
    throw new ConfigurationError('OPERATOR_FILE is missing: with a live STRIPE_SECRET_KEY, invoices have to name the seller')
  if (isLive && operator?.vat === undefined)
    throw new ConfigurationError('OPERATOR_FILE: vat is missing: with a live STRIPE_SECRET_KEY, invoices have to name the VAT number')
  return { secretKey, publishableKey, webhookSecret }
}
