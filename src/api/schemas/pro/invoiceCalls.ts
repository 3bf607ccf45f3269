import { z } from 'zod'
import { VatTreatment } from '../../../domain/payment/price.ts'
import type { Calls } from '../call.ts'
import { listQuery, oneOrMore } from './listQuery.ts'

/** An invoice or a credit note; amounts in cents, of a credit note what goes back, above zero. */
const Invoice = z.object({
  id: z.uuid(),
  kind: z.enum(['invoice', 'credit_note']),
  /** As it is printed. */
  number: z.string(),
  issuedOn: z.iso.date(),
  /** What was sold: credits, or Premium for a month or a year. */
  item: z.enum(['credits', 'month', 'year']),
  /** How many; null of Premium. */
  credits: z.int().nullable(),
  net: z.int(),
  vat: z.int(),
  gross: z.int(),
  vatPercent: z.number(),
  treatment: VatTreatment,
  /** Of a credit note: the number of its invoice. */
  corrects: z.string().nullable(),
  paymentId: z.uuid(),
})

const InvoicesQuery = listQuery(
  ['issuedOn'],
  z.strictObject({ id: oneOrMore(z.uuid()).optional(), paymentId: oneOrMore(z.uuid()).optional() }),
)
export const InvoiceParams = z.object({ id: z.uuid() })

/** What is called about a provider's invoices; their files are at `…/:id/file`. */
export const invoiceCalls = {
  listInvoices: { method: 'GET', path: '/api/pro/invoices', query: InvoicesQuery, response: z.array(Invoice).readonly() },
} as const satisfies Calls
