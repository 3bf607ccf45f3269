import type { EInvoiceFormat, Invoice } from '@e-invoice-eu/core'
import type { ValidateFunction } from 'ajv/dist/2019.js'

export interface PrintedInvoice {
  readonly invoice: Invoice
  readonly language: string
  readonly printed: Uint8Array
  readonly filename: string
}

const profile = 'Factur-X-EN16931'
const silent = { log() {}, warn() {}, error() {} }

interface Library {
  /** A new one for each document: it keeps the language that it writes in. */
  readonly newFormat: () => EInvoiceFormat
  readonly check: (invoice: Invoice) => Invoice
}
let loading: Promise<Library> | undefined

/**
 * A printed document with its content as XML within. As the library's own `InvoiceService` does it, which compiles the schema for each
 * document again, and that takes longer than all else of it.
 * @throws what the library says where the invoice does not fit its schema
 */
export async function facturXFile({ invoice, language, printed, filename }: PrintedInvoice): Promise<Uint8Array> {
  loading ??= loadLibrary()
  const { newFormat, check } = await loading
  const format = newFormat()
  const checked = check(structuredClone(invoice))
  format.fillInvoiceDefaults(checked)
  const pdf = { buffer: printed, filename, mimetype: 'application/pdf' }
  return (await format.generate(checked, { format: profile, lang: language, pdf })) as Uint8Array
}

/** The library is large: processes that print no invoice do not load it. */
async function loadLibrary(): Promise<Library> {
  const [{ FormatFactoryService, ValidationService, invoiceSchema }, { Ajv2019 }] = await Promise.all([
    import('@e-invoice-eu/core'),
    import('ajv/dist/2019.js'),
  ])
  const formats = new FormatFactoryService()
  const newFormat = () => formats.createFormatService(profile, silent)
  const schema = structuredClone(invoiceSchema)
  newFormat().patchSchema(schema)
  const fits: ValidateFunction<Invoice> = new Ajv2019({ strict: true, allErrors: true, useDefaults: true }).compile<Invoice>(schema)
  const validation = new ValidationService(silent)
  return { newFormat, check: (invoice) => validation.validate('invoice data', fits, invoice) }
}
