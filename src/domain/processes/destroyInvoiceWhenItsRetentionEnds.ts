import type { InvoiceEvent } from '../invoice/invoiceEvents.ts'
import { defineProcess, makeEffect, setDeadline } from '../process.ts'

/** The law counts the years from the end of the one in which a document was issued. Rule INV-10. */
export const destroyInvoiceWhenItsRetentionEnds = defineProcess<Extract<InvoiceEvent, { type: 'InvoiceIssued' }>>({
  name: 'destroyInvoiceWhenItsRetentionEnds',
  events: ['InvoiceIssued'],
  startsFrom: 'beginning',
  react({ data: { invoiceId, issuedOn } }, _state, { rules }) {
    const endsAt = new Date(Date.UTC(Number(issuedOn.slice(0, 4)) + rules.invoiceRetentionYears + 1, 0, 1))
    return [setDeadline(invoiceId, 'retention', endsAt)]
  },
  onDeadline: ({ key: invoiceId }) => [makeEffect('invoiceDestruction', { invoiceId })],
})
