import type { InvoiceEvent } from '../invoice/invoiceEvents.ts'
import { mailProviders } from '../mailProviders.ts'

export const mailProviderWhenInvoiceIsIssued = mailProviders<Extract<InvoiceEvent, { type: 'InvoiceIssued' }>>({
  name: 'mailProviderWhenInvoiceIsIssued',
  event: 'InvoiceIssued',
  mails: ({ providerId, invoiceId }) => [{ providerId, template: 'invoice-issued', params: { invoiceId } }],
})
