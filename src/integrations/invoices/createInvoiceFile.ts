import { facturXOf } from './facturX.ts'
import type { InvoiceFacts } from './invoiceFacts.ts'
import { type InvoiceSheet, printSheet } from './invoiceSheet.ts'

/**
 * A document as a file that people and programs read: Factur-X, a PDF with its content as XML of EN 16931 within.
 * @throws what the library says where the facts do not fit its schema
 */
export async function createInvoiceFile(facts: InvoiceFacts, sheet: InvoiceSheet): Promise<Buffer> {
  const printed = await printSheet(sheet, facts.issuedOn)
  // The library is large: processes that print no invoice do not load it.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const silent = { log() {}, warn() {}, error() {} }
  const file = await new InvoiceService(silent).generate(facturXOf(facts), {
    format: 'Factur-X-EN16931',
    lang: sheet.language,
    pdf: { buffer: printed, filename: `${facts.number}.pdf`, mimetype: 'application/pdf' },
  })
  return Buffer.from(file as Uint8Array)
}
