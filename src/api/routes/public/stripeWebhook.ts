import { z } from 'zod'
import { deriveId } from '../../../commands/deriveId.ts'
import { keepStripeEvent } from '../../../operational/stripeEvents.ts'
import { Problem } from '../../problem.ts'
import type { Route } from '../../route.ts'

/**
 * POST /api/stripe/webhook: Stripe reports a change of a payment. A recently signed body is stored as received, once, and acknowledged at
 * once; a job then asks Stripe for the current state. Rule PAY-10.
 */
export const stripeWebhookRoute: Route = (api, { database, commands, payments, effects }) => {
  api.post(
    '/api/stripe/webhook',
    {
      config: { access: { as: 'visitor' } },
      schema: { hide: true, response: { 200: z.object({ received: z.literal(true) }) } },
    },
    async ({ headers, bodyText }) => {
      const now = commands.now()
      const notice = payments.readWebhook(bodyText, String(headers['stripe-signature'] ?? ''), now)
      if (!notice) throw new Problem(400, 'malformed_request')
      void effects.enqueue(
        await keepStripeEvent(database, { ...notice, body: bodyText, effectId: deriveId('stripe event', notice.id) }, now),
      )
      return { received: true } as const
    },
  )
}
