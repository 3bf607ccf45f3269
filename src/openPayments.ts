import type { FastifyInstance } from 'fastify'
import type { Backend } from './backend.ts'
import type { Payments } from './integrations/payments/payments.ts'
import { createStripePayments } from './integrations/payments/stripePayments.ts'
import type { WebhookReceiver } from './sandbox/stripe/deliverWebhooks.ts'
import { type StripeSandbox, startStripeSandbox } from './sandbox/stripe/stripeSandbox.ts'

export interface OpenPayments {
  readonly payments: Payments
  /** Undefined beside a real account. */
  readonly sandbox: StripeSandbox | undefined
  readonly close: () => Promise<void>
}

/** Payments by the account that the settings name, else by the sandbox, whose state the processes of one database share. */
export async function openPayments({
  config,
  database,
  now,
  rules,
}: Pick<Backend, 'config' | 'database' | 'now' | 'rules'>): Promise<OpenPayments> {
  const timeoutMs = rules.paymentPatience.milliseconds
  if (config.stripe) return { payments: createStripePayments({ ...config.stripe, timeoutMs }), sandbox: undefined, close: async () => {} }
  const sandbox = await startStripeSandbox({ pool: database, now })
  return { payments: createStripePayments({ ...sandbox.payments, timeoutMs }), sandbox, close: () => sandbox.close() }
}

/** Where a product takes webhooks, whether it listens already or not. */
export function webhooksTo(app: FastifyInstance): WebhookReceiver {
  return async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await app.inject({ method: 'POST', url: '/api/stripe/webhook', headers, payload })).statusCode
  }
}
