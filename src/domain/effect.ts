import { z } from 'zod'

/** Somebody whom an effect is for. */
export interface PersonRef {
  readonly kind: string
  readonly id: string
}

/** A mail or text message: which text, and ids and plain facts for it. The text itself is written when it is sent. */
const Message = z.object({ template: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })

/** Every kind of effect that a process may ask for, with its payload: ids and plain facts, never personal data. */
export const effectPayloads = {
  mail: Message,
  sms: Message,
  erasure: z.object({ person: z.object({ kind: z.string(), id: z.uuid() }) }),
  /** The sizes and formats in which an uploaded photograph is shown. */
  renditions: z.object({ picture: z.string() }),
  /** The files of an uploaded photograph, unless it is shown after all. */
  fileDeletion: z.object({ picture: z.string() }),
  /** The number that a provider gave at that time. */
  companyCheck: z.object({ providerId: z.uuid(), givenAt: z.iso.datetime() }),
  /** The same, of a number that was found valid by a release which claimed none. */
  companyClaim: z.object({ providerId: z.uuid(), givenAt: z.iso.datetime() }),
  /** What the payment service told by a webhook. */
  /** What is asked of the payment service about a subscription: to try its renewal again, to end it unpaid, or as it ended here. */
  paymentCall: z.discriminatedUnion('act', [
    z.object({ act: z.literal('payAgain'), providerId: z.uuid(), subscriptionId: z.uuid(), attempt: z.int() }),
    z.object({ act: z.literal('endUnpaid'), providerId: z.uuid(), subscriptionId: z.uuid() }),
    z.object({ act: z.literal('end'), providerId: z.uuid(), stripeId: z.string(), refunds: z.array(z.uuid()) }),
  ]),
  paymentNotice: z.object({ eventId: z.string() }),
  /** The calendar that a provider keeps elsewhere; its address stands in the event alone. */
  calendarFeed: z.object({ providerId: z.uuid(), feedId: z.uuid() }),
  /** The file of an invoice or a credit note. */
  invoiceFile: z.object({ invoiceId: z.uuid() }),
} as const

export type EffectName = keyof typeof effectPayloads
export type EffectPayload<Name extends EffectName> = z.infer<(typeof effectPayloads)[Name]>
