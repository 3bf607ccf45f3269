import { InvoiceId, PaymentId } from '../../src/domain/ids.ts'
import { invoiceIdOf } from '../../src/domain/invoice/invoiceNumber.ts'
import { type Data, type Fact, providerId } from './sampleEvents.ts'

export const paymentId = (number = 1) => PaymentId.parse(`70000000-0000-4000-8000-${String(number).padStart(12, '0')}`)
export const creditNoteId = InvoiceId.parse('71000000-0000-4000-8000-000000000001')

export const price = {
  net: 22_500,
  vat: 4500,
  gross: 27_000,
  currency: 'EUR',
  vatPercent: 20,
  treatment: 'domestic',
  country: 'FR',
} as const
export const fivePack = { kind: 'pack', pack: 'five', credits: 5 } as const
export const buyer = {
  name: 'Atelier Fontaine',
  street: '12 rue des Tilleuls',
  zipCode: '69007',
  city: 'Lyon',
  country: 'FR',
  vatNumber: 'FR40303265045',
} as const

const document = {
  invoiceId: invoiceIdOf(paymentId()),
  providerId: providerId(),
  paymentId: paymentId(),
  kind: 'invoice',
  corrects: null,
  purpose: fivePack,
  price,
  issuedOn: '2026-11-24',
} as const

export function invoiceNumbered(over: Partial<Data<'InvoiceNumbered'>> = {}): Fact<'InvoiceNumbered'> {
  return { type: 'InvoiceNumbered', data: { ...document, series: 'FA-2026-11', number: 1, ...over } }
}

export function invoiceIssued(over: Partial<Data<'InvoiceIssued'>> = {}): Fact<'InvoiceIssued'> {
  const written = { number: 'FA-2026-11-00001', language: 'fr', buyer, issuedAt: '2026-11-24T10:00:02.000Z' } as const
  return { type: 'InvoiceIssued', data: { ...document, ...written, ...over } }
}

export function invoiceDestroyed(over: Partial<Data<'InvoiceDestroyed'>> = {}): Fact<'InvoiceDestroyed'> {
  return { type: 'InvoiceDestroyed', data: { invoiceId: document.invoiceId, destroyedAt: '2037-01-01T00:00:05.000Z', ...over } }
}

/** Of a refund of the whole price. */
export function creditNoteIssued(over: Partial<Data<'InvoiceIssued'>> = {}): Fact<'InvoiceIssued'> {
  const corrects = { invoiceId: document.invoiceId, number: 'FA-2026-11-00001', reason: 'refund' } as const
  return invoiceIssued({ invoiceId: creditNoteId, kind: 'credit_note', number: 'AV-2026-11-00001', corrects, ...over })
}
