// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { InvoiceId, PaymentId, ProviderId } from '../ids.ts'
import { Country, Language } from '../locale.ts'
import { PaymentPurpose } from '../payment/paymentPurpose.ts'
import { Price } from '../payment/price.ts'
import { documentKinds } from './documentKind.ts'

/** The billed party, as known when the document was issued. */
export const Buyer = z.object({
  name: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: Country,
  vatNumber: z.string().nullable(),
})
export type Buyer = z.infer<typeof Buyer>

const document = {
  invoiceId: InvoiceId,
  providerId: ProviderId,
  paymentId: PaymentId,
  kind: z.enum(documentKinds),
  /** Of a credit note: the invoice that it corrects, and why. */
  corrects: z.object({ invoiceId: InvoiceId, number: z.string(), reason: z.enum(['refund', 'dispute']) }).nullable(),
  purpose: PaymentPurpose,
  /** The returned amount of a credit note, above zero. */
  price: Price,
  issuedOn: z.iso.date(),
}

export const invoiceEvents = defineEvents({
  /** A document got its number, in the stream of the series; `InvoiceIssued` has the billed party. */
  InvoiceNumbered: { schema: z.object({ ...document, series: z.string(), number: z.int().positive() }) },
  /**
   * A document in its final form. The billed party is sealed under the document's own key, which is not destroyed with the account: the law
   * requires invoices to be kept.
   */
  InvoiceIssued: {
    audience: notifyProvider,
    subject: 'invoiceId',
    schema: z.object({
      ...document,
      number: z.string(),
      language: Language,
      buyer: personal(Buyer.nullable()),
      issuedAt: z.iso.datetime(),
    }),
  },
  /** The document's key and its file were deleted, since the law no longer requires them. Its number stays in the series. */
  InvoiceDestroyed: { schema: z.object({ invoiceId: InvoiceId, destroyedAt: z.iso.datetime() }) },
})
export type InvoiceEvent = EventOf<typeof invoiceEvents>
