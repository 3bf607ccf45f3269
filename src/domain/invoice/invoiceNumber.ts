import { derivedUuid } from '../derivedUuid.ts'
import { InvoiceId, type PaymentId, type StreamName, streamName } from '../ids.ts'
import type { DocumentKind } from './documentKind.ts'

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'FA', credit_note: 'AV' }

/** Invoices and credit notes of a month have a series each: `FA-2026-11`. */
export function seriesOf(kind: DocumentKind, day: string): string {
  return `${prefixes[kind]}-${day.slice(0, 7)}`
}

/** The printed form: `FA-2026-11-00042`. */
export function documentNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(5, '0')}`
}

/** The stream that numbers a series: each number needs an expected revision, so none is repeated or skipped. Rule INV-3. */
export function seriesStream(series: string): StreamName {
  return streamName('invoice-series', series)
}

export function invoiceStream(invoiceId: InvoiceId): StreamName {
  return streamName('invoice', invoiceId)
}

/** The id of the only invoice of a payment. */
export function invoiceIdOf(paymentId: PaymentId): InvoiceId {
  return InvoiceId.parse(derivedUuid('invoice', paymentId))
}

/** The id of the only credit note of a refund or a lost dispute. */
export function creditNoteIdOf(paymentId: PaymentId, reversalId: string): InvoiceId {
  return InvoiceId.parse(derivedUuid('credit note', paymentId, reversalId))
}
