import type { InvoiceEvent } from '../invoice/invoiceEvents.ts'
import { issueInvoice } from '../invoice/issueInvoice.ts'
import { defineProcess, run } from '../process.ts'

export const issueInvoiceWhenItIsNumbered = defineProcess<Extract<InvoiceEvent, { type: 'InvoiceNumbered' }>>({
  name: 'issueInvoiceWhenItIsNumbered',
  events: ['InvoiceNumbered'],
  startsFrom: 'beginning',
  react: ({ data }) => [run(issueInvoice, data)],
})
