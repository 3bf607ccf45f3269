import type { CallCase } from './callCase.ts'
import { subscriptionCases } from './subscriptionCases.ts'

const at = (path: string, body?: object): CallCase => ({ names: 'nothing', call: () => ({ path, ...(body && { body }) }) })

/** The payment calls, and the webhook of the payment service. */
export const paymentCases: Readonly<Record<string, CallCase>> = {
  ...subscriptionCases,
  'GET /api/pro/payments': at('/api/pro/payments'),
  'GET /api/pro/payments/setup': at('/api/pro/payments/setup'),
  'GET /api/pro/credits/packs': at('/api/pro/credits/packs'),
  'POST /api/pro/credits/purchases': { ...at('/api/pro/credits/purchases', { pack: 'one' }), mayFailWith: 'premium_active' },
  'POST /api/pro/credits/purchases/:id/settle': {
    names: 'owned',
    call: async (world, identity, whose) => ({ path: `/api/pro/credits/purchases/${await world.payment(identity, whose)}/settle` }),
  },
  // Only the service can sign.
}
