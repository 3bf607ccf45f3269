import { z } from 'zod'

/** What a payment is for. */
export const PaymentPurpose = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pack'), pack: z.string(), credits: z.int().positive() }),
  z.object({
    kind: z.literal('subscription'),
    subscriptionId: z.uuid(),
    period: z.enum(['month', 'year']),
    reason: z.enum(['start', 'renewal', 'switch']),
  }),
])
export type PaymentPurpose = z.infer<typeof PaymentPurpose>
