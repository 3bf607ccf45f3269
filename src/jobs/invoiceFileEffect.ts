import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { InvoiceId } from '../domain/ids.ts'
import type { EffectKind } from './effectKind.ts'
import type { InvoiceDocuments } from './invoices/invoiceDocuments.ts'

export interface InvoiceFileServices {
  readonly invoices: InvoiceDocuments
}

/** Creates the file of an issued document, which is kept from then on; an existing file is not changed. */
export function invoiceFileEffect({ invoices }: InvoiceFileServices): EffectKind<EffectPayload<'invoiceFile'>> {
  return {
    payload: effectPayloads.invoiceFile,
    async handle({ payload: { invoiceId } }) {
      const issued = await invoices.load(InvoiceId.parse(invoiceId))
      if (!issued) return 'expired'
      await invoices.file(issued)
      return {}
    },
  }
}
