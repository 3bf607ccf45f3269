import { Stripe } from 'stripe'
import { z } from 'zod'
import type { PaymentNotice } from './paymentObjects.ts'
import { timeOf } from './stripeObjects.ts'

interface SignedWebhook {
  /** The body as received, byte by byte. */
  readonly rawBody: string
  readonly signature: string
  readonly secret: string
  readonly now: Date
}

/** How long a signed body is valid; a later copy of it is refused. */
const toleranceSeconds = 300

/** The fields read from an event, in any API version. */
const Event = z.object({
  id: z.string().startsWith('evt_'),
  object: z.literal('event'),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.object({ id: z.string(), object: z.string() }) }),
})

export function readStripeWebhook(stripe: Stripe, { rawBody, signature, secret, now }: SignedWebhook): PaymentNotice | undefined {
  let given: unknown
  try {
    given = stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceSeconds, undefined, now.getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return undefined
    throw error
  }
  const event = Event.safeParse(given)
  if (!event.success) return undefined
  const { id, type, created, data } = event.data
  return { id, type, objectKind: data.object.object, objectId: data.object.id, createdAt: timeOf(created) }
}
