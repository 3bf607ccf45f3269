import { facturXOf } from './facturX.ts'
import { facturXFile } from './facturXFile.ts'
import type { InvoiceFacts } from './invoiceFacts.ts'
import { type InvoiceSheet, printSheet } from './invoiceSheet.ts'

/**
 * A document as a file that people and programs read: Factur-X, a PDF with its content as XML of EN 16931 within.
 * @throws what the library says where the facts do not fit its schema
 */
export async function createInvoiceFile(facts: InvoiceFacts, sheet: InvoiceSheet): Promise<Buffer> {
  const printed = await printSheet(sheet, facts.issuedOn)
  const file = await facturXFile({
    invoice: facturXOf(facts),
    language: sheet.language,
    printed,
    filename: `${facts.number}.pdf`,
  })
  return Buffer.from(file)
}
