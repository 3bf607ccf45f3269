import type { Stripe } from 'stripe'
import type { ConcurrencyGate } from '../../platform/concurrencyGate.ts'
import type { Intent } from './paymentObjects.ts'
import type { Payments } from './payments.ts'
import { listed, type StripeCalls } from './stripeCalls.ts'
import { idOf, intentOf, listedIntentOf } from './stripeObjects.ts'

const expand = ['latest_charge']

export function stripeIntents(stripe: Stripe, gate: ConcurrencyGate, begin: () => StripeCalls): Payments['intents'] {
  /** An intent that we did not create belongs to an invoice, which it does not reference. */
  async function whole(calls: StripeCalls, intent: Stripe.PaymentIntent): Promise<Intent> {
    if (intent.metadata['paymentId'] !== undefined) return intentOf(intent, null)
    const payment = { type: 'payment_intent', payment_intent: intent.id } as const
    const paid = await calls.read((options) => stripe.invoicePayments.list({ payment, limit: 1 }, options))
    return intentOf(intent, idOf(paid.data[0]?.invoice))
  }

  return {
    async create({ customerId, providerId, paymentId, amount, description, key }) {
      const params: Stripe.PaymentIntentCreateParams = {
        amount,
        currency: 'eur',
        customer: customerId,
        description,
        metadata: { paymentId, providerId },
        allowed_payment_method_types: ['card'],
        expand,
      }
      return intentOf(await begin().write(`intent ${key}`, (options) => stripe.paymentIntents.create(params, options)), null)
    },
    async retrieve(id) {
      const calls = begin()
      return whole(calls, await calls.read((options) => stripe.paymentIntents.retrieve(id, { expand }, options)))
    },
    async capture(id, { key }) {
      const calls = begin()
      return whole(calls, await calls.write(`capture ${key}`, (options) => stripe.paymentIntents.capture(id, { expand }, options)))
    },
    async cancel(id, { key }) {
      const calls = begin()
      return whole(calls, await calls.write(`cancel ${key}`, (options) => stripe.paymentIntents.cancel(id, { expand }, options)))
    },
    listSince: (since) =>
      listed(
        gate,
        (after, options) =>
          stripe.paymentIntents.list({ created: { gte: Math.floor(since.getTime() / 1_000) }, limit: 100, ...after }, options),
        listedIntentOf,
      ),
  }
}
