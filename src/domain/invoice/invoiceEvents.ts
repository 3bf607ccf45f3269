// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { InvoiceId, PaymentId, ProviderId } from '../ids.ts'
import { Country, Language } from '../locale.ts'
import { PaymentPurpose } from '../payment/paymentPurpose.ts'
import { Price } from '../payment/price.ts'
import { documentKinds } from './documentKind.ts'

/** Whom a document is for, as it was known when it was issued. */
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
  /** Of a credit note: what goes back, above zero. */
  price: Price,
  issuedOn: z.iso.date(),
}

export const invoiceEvents = defineEvents({
  /** A document has its number, in the stream of the series; whoever is billed is said in `InvoiceIssued`. */
  InvoiceNumbered: { schema: z.object({ ...document, series: z.string(), number: z.int().positive() }) },
  /**
   * A document is as it will stay. Who is billed is sealed under a key of the document's own, which stays when the account's goes: the law wants
   * invoices kept.
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
})
export type InvoiceEvent = EventOf<typeof invoiceEvents>
