import { z } from 'zod'

/** The person an effect is for. */
export interface PersonRef {
  readonly kind: string
  readonly id: string
}

/** A mail or text message: its template, and ids and plain facts. The text is written when it is sent. */
const Message = z.object({ template: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })

/** All kinds of effect that a process may request, with their payloads: ids and plain facts, never personal data. */
export const effectPayloads = {
  mail: Message,
  sms: Message,
  erasure: z.object({ person: z.object({ kind: z.string(), id: z.uuid() }) }),
  /** Creates the sizes and formats of an uploaded photograph. */
  renditions: z.object({ picture: z.string() }),
  /** Deletes the files of an uploaded photograph, unless it is in use. */
  fileDeletion: z.object({ picture: z.string() }),
  /** Checks the number that a provider entered at that time. */
  companyCheck: z.object({ providerId: z.uuid(), givenAt: z.iso.datetime() }),
  /** Claims such a number if a release without claims validated it. */
  companyClaim: z.object({ providerId: z.uuid(), givenAt: z.iso.datetime() }),
  /**
   * Calls the payment service: asks how a subscription stands, retries a renewal, ends a subscription unpaid or as it ended here, or deletes the
   * customer of a closed account.
   */
  paymentCall: z.discriminatedUnion('act', [
    z.object({ act: z.literal('settle'), providerId: z.uuid(), subscriptionId: z.uuid() }),
    z.object({ act: z.literal('payAgain'), providerId: z.uuid(), subscriptionId: z.uuid(), attempt: z.int() }),
    z.object({ act: z.literal('endUnpaid'), providerId: z.uuid(), subscriptionId: z.uuid() }),
    z.object({ act: z.literal('end'), providerId: z.uuid(), stripeId: z.string(), refunds: z.array(z.uuid()) }),
    z.object({ act: z.literal('removeCustomer'), providerId: z.uuid() }),
  ]),
  /** Settles an event of the payment service's webhook. */
  paymentNotice: z.object({ eventId: z.string() }),
  /** Reads a calendar that the provider imported; only the event holds its address. */
  calendarFeed: z.object({ providerId: z.uuid(), feedId: z.uuid() }),
  /** Creates the file of an invoice or a credit note. */
  invoiceFile: z.object({ invoiceId: z.uuid() }),
  /** Deletes the key and the file of such a document once the law no longer requires it. */
  invoiceDestruction: z.object({ invoiceId: z.uuid() }),
} as const

export type EffectName = keyof typeof effectPayloads
export type EffectPayload<Name extends EffectName> = z.infer<(typeof effectPayloads)[Name]>
