import { Stripe } from 'stripe'
import { z } from 'zod'
import type { PaymentNotice } from './paymentObjects.ts'
import { timeOf } from './stripeObjects.ts'

interface SignedWebhook {
  /** As it came, byte by byte. */
  readonly rawBody: string
  readonly signature: string
  readonly secret: string
  readonly now: Date
}

/** A signed body is good for so long; a copy of it that comes later is refused. */
const toleranceSeconds = 300

/** What is read of an event, whatever version of the API its account is set to. */
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
