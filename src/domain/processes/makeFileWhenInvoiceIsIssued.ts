import type { InvoiceEvent } from '../invoice/invoiceEvents.ts'
import { defineProcess, makeEffect } from '../process.ts'

/** Nobody's effect: it is not forgotten with the account. */
export const makeFileWhenInvoiceIsIssued = defineProcess<Extract<InvoiceEvent, { type: 'InvoiceIssued' }>>({
  name: 'makeFileWhenInvoiceIsIssued',
  events: ['InvoiceIssued'],
  startsFrom: 'beginning',
  react: ({ data: { invoiceId } }) => [makeEffect('invoiceFile', { invoiceId })],
})
