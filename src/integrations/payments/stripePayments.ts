import { Stripe } from 'stripe'
import { ConcurrencyGate } from '../../platform/concurrencyGate.ts'
import type { PaymentSetup, Payments } from './payments.ts'
import { listed, type StripeCalls, stripeCalls } from './stripeCalls.ts'
import { stripeCustomers } from './stripeCustomers.ts'
import { stripeIntents } from './stripeIntents.ts'
import { disputeOf, refundOf } from './stripeObjects.ts'
import { invoiceOf } from './stripeSubscriptionObjects.ts'
import { stripeSubscriptions } from './stripeSubscriptions.ts'
import { readStripeWebhook } from './stripeWebhook.ts'

export interface StripePaymentsOptions {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Where another server speaks Stripe's protocol, i.e. the sandbox; Stripe itself unless given. */
  readonly baseUrl?: string
  /** The time limit for all calls of one method of the port together. */
  readonly timeoutMs: number
}

/** How many calls of a process run at once, and how many wait, so that a service that hangs blocks only these. */
const [mostCalls, mostWaiting] = [8, 64]

/** The API version of the SDK's types and of our code. */
const apiVersion = '2026-10-28.endive'

/** Payments by Stripe's SDK. The SDK does not retry: a person gets an answer in time, and jobs try again later. */
export function createStripePayments(options: StripePaymentsOptions): Payments {
  const { secretKey, publishableKey, webhookSecret, baseUrl, timeoutMs } = options
  const stripe = new Stripe(secretKey, { apiVersion, maxNetworkRetries: 0, telemetry: false, timeout: timeoutMs, ...addressOf(baseUrl) })
  const gate = new ConcurrencyGate(mostCalls, mostWaiting)
  const setup: PaymentSetup =
    baseUrl === undefined ? { kind: 'stripe', publishableKey, sandboxUrl: null } : { kind: 'sandbox', publishableKey, sandboxUrl: baseUrl }

  const paymentsWithin = (begin: () => StripeCalls): Payments => ({
    setup,
    together: () => {
      const calls = stripeCalls(gate, performance.now() + timeoutMs)
      return paymentsWithin(() => calls)
    },
    customers: stripeCustomers(stripe, begin),
    intents: stripeIntents(stripe, gate, begin),
    subscriptions: stripeSubscriptions(stripe, gate, begin),
    invoices: {
      retrieve: async (id) => invoiceOf(await begin().read((call) => stripe.invoices.retrieve(id, { expand: invoiceExpansion }, call))),
      pay: async (id, { key }) =>
        invoiceOf(await begin().write(`pay ${key}`, (call) => stripe.invoices.pay(id, { expand: invoiceExpansion }, call))),
      listSince: (since) =>
        listed(gate, (after, call) => stripe.invoices.list({ created: createdSince(since), limit: 100, ...after }, call), invoiceOf),
    },
    refunds: {
      create: async ({ intentId, amount, key }) =>
        refundOf(
          await begin().write(`refund ${key}`, (call) =>
            stripe.refunds.create({ payment_intent: intentId, ...(amount !== undefined && { amount }) }, call),
          ),
        ),
      retrieve: async (id) => refundOf(await begin().read((call) => stripe.refunds.retrieve(id, {}, call))),
      listOf: async (intentId) =>
        (await begin().read((call) => stripe.refunds.list({ payment_intent: intentId, limit: 100 }, call))).data.map(refundOf),
      listSince: (since) =>
        listed(gate, (after, call) => stripe.refunds.list({ created: createdSince(since), limit: 100, ...after }, call), refundOf),
    },
    disputes: {
      retrieve: async (id) => disputeOf(await begin().read((call) => stripe.disputes.retrieve(id, {}, call))),
      listSince: (since) =>
        listed(gate, (after, call) => stripe.disputes.list({ created: createdSince(since), limit: 100, ...after }, call), disputeOf),
    },
    readWebhook: (rawBody, signature, now) => readStripeWebhook(stripe, { rawBody, signature, secret: webhookSecret, now }),
  })
  return paymentsWithin(() => stripeCalls(gate, performance.now() + timeoutMs))
}

const invoiceExpansion = ['payments', 'confirmation_secret']

function createdSince(since: Date) {
  return { gte: Math.floor(since.getTime() / 1_000) }
}

function addressOf(baseUrl: string | undefined) {
  if (baseUrl === undefined) return {}
  const { protocol, hostname, port } = new URL(baseUrl)
  return { protocol: protocol === 'http:' ? ('http' as const) : ('https' as const), host: hostname, port }
}
