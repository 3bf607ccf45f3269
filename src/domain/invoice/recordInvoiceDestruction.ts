import { defineCommand } from '../command.ts'
import type { InvoiceId } from '../ids.ts'
import { invoice } from './invoice.ts'
import { invoiceStream } from './invoiceNumber.ts'

/** Records that a document's key and file were deleted. Rule INV-10. */
export const recordInvoiceDestruction = defineCommand(invoice)({
  name: 'recordInvoiceDestruction',
  stream: ({ invoiceId }: { readonly invoiceId: InvoiceId }) => invoiceStream(invoiceId),
  decide: ({ invoiceId }, { issued }, { now }) =>
    issued ? [{ type: 'InvoiceDestroyed', data: { invoiceId, destroyedAt: now.toISOString() } }] : [],
})
