import { type EffectPayload, effectPayloads } from '../domain/effect.ts'
import { InvoiceId } from '../domain/ids.ts'
import { recordInvoiceDestruction } from '../domain/invoice/recordInvoiceDestruction.ts'
import { run } from '../domain/process.ts'
import type { EffectKind } from './effectKind.ts'
import type { KeptInvoiceDocuments } from './invoices/invoiceDocuments.ts'

export interface InvoiceDestructionServices {
  readonly invoices: KeptInvoiceDocuments
}

/** Deletes the key and the file of a document that need not be kept any more. */
export function invoiceDestructionEffect({ invoices }: InvoiceDestructionServices): EffectKind<EffectPayload<'invoiceDestruction'>> {
  return {
    payload: effectPayloads.invoiceDestruction,
    async handle({ payload: { invoiceId } }) {
      const issued = await invoices.load(InvoiceId.parse(invoiceId))
      if (!issued) return 'expired'
      await invoices.destroy(issued)
      return {}
    },
    afterSuccess: ({ payload: { invoiceId } }) => run(recordInvoiceDestruction, { invoiceId: InvoiceId.parse(invoiceId) }),
  }
}
