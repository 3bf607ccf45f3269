import type { Stripe } from 'stripe'
import { PaymentFailure } from './paymentFailure.ts'
import type { Payments } from './payments.ts'
import type { StripeCalls } from './stripeCalls.ts'

export function stripeCustomers(stripe: Stripe, begin: () => StripeCalls): Payments['customers'] {
  async function find(calls: StripeCalls, providerId: string): Promise<string | undefined> {
    const query = `metadata['providerId']:'${providerId}'`
    const found = await calls.read((options) => stripe.customers.search({ query, limit: 1 }, options))
    return found.data[0]?.id
  }

  return {
    find: (providerId) => find(begin(), providerId),
    /**
     * Search finds a new customer only after about a minute; until then, and for a day, the creation's idempotency key returns the same
     * one.
     */
    async findOrCreate(providerId) {
      const calls = begin()
      const found = await find(calls, providerId)
      if (found !== undefined) return found
      const made = await calls.write(`customer ${providerId}`, (options) => stripe.customers.create({ metadata: { providerId } }, options))
      return made.id
    },
    async ownerOf(customerId) {
      const customer = await unlessMissing(begin().read((options) => stripe.customers.retrieve(customerId, {}, options)))
      return customer && !customer.deleted ? customer.metadata['providerId'] : undefined
    },
    async remove(customerId) {
      await unlessMissing(begin().write(`remove ${customerId}`, ({ timeout = 0 }) => stripe.customers.del(customerId, {}, { timeout })))
    },
  }
}

async function unlessMissing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PaymentFailure && error.code === 'resource_not_found') return undefined
    throw error
  }
}
