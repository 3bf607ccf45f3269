import type { DocumentKind } from '../../domain/invoice/documentKind.ts'
import type { PaymentPurpose } from '../../domain/payment/paymentPurpose.ts'
import type { VatTreatment } from '../../domain/payment/price.ts'
import { integer, json, type RowOf, text, uuid } from '../runner/columns.ts'
import { type Projection, projectedTable, type RecordedOf } from '../runner/projection.ts'

const columns = {
  invoice_id: uuid(),
  provider_id: uuid(),
  payment_id: uuid(),
  /** As it is printed. */
  number: text(),
  kind: text<DocumentKind>(),
  issued_on: text(),
  purpose: json<PaymentPurpose>(),
  /** Cents; of a credit note what goes back, above zero. */
  net: integer(),
  vat: integer(),
  gross: integer(),
  vat_percent: integer(),
  treatment: text<VatTreatment>(),
  /** Of a credit note: the number of its invoice. */
  corrects: text().orNull(),
}
export type InvoiceRow = RowOf<typeof columns>

/**
 * Invoices and credit notes of each provider, without the billed party: these rows outlive the account, as the documents do. Rules INV-5
 * and INV-10.
 */
export const invoices: Projection = {
  name: 'invoices',
  version: 2,
  indexesSql: `CREATE INDEX invoices_of_provider ON invoices (provider_id, issued_on, number);
    CREATE UNIQUE INDEX invoices_by_number ON invoices (number)`,
  tables: {
    invoices: projectedTable({
      columns,
      key: 'invoice_id',
      on: {
        InvoiceIssued: {
          key: ({ data }: Issued) => data.invoiceId,
          begins: true as const,
          fold: (_row: InvoiceRow | undefined, { data }: Issued): InvoiceRow => ({
            invoice_id: data.invoiceId,
            provider_id: data.providerId,
            payment_id: data.paymentId,
            number: data.number,
            kind: data.kind,
            issued_on: data.issuedOn,
            purpose: data.purpose,
            net: data.price.net,
            vat: data.price.vat,
            gross: data.price.gross,
            vat_percent: data.price.vatPercent,
            treatment: data.price.treatment,
            corrects: data.corrects?.number ?? null,
          }),
        },
        InvoiceDestroyed: { key: ({ data }: RecordedOf<'InvoiceDestroyed'>) => data.invoiceId, fold: () => undefined },
      },
    }),
  },
}

type Issued = RecordedOf<'InvoiceIssued'>
