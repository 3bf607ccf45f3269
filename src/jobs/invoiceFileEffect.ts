import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { InvoiceId } from '../domain/ids.ts'
import type { EffectKind } from './effectKind.ts'
import type { InvoiceDocuments } from './invoices/invoiceDocuments.ts'

export interface InvoiceFileServices {
  readonly invoices: InvoiceDocuments
}

/** Makes the file of a document that was issued, which is kept from then on; one that is there stays as it is. */
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
