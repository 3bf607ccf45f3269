import type { InvoiceEvent } from '../invoice/invoiceEvents.ts'
import { defineProcess, makeEffect } from '../process.ts'

/** The effect has no person, so it is not deleted with the account. */
export const makeFileWhenInvoiceIsIssued = defineProcess<Extract<InvoiceEvent, { type: 'InvoiceIssued' }>>({
  name: 'makeFileWhenInvoiceIsIssued',
  events: ['InvoiceIssued'],
  startsFrom: 'beginning',
  react: ({ data: { invoiceId } }) => [makeEffect('invoiceFile', { invoiceId })],
})
