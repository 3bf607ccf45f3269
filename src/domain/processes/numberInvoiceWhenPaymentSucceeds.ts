import { invoiceIdOf } from '../invoice/invoiceNumber.ts'
import { numberInvoice } from '../invoice/numberInvoice.ts'
import type { PaymentEvent } from '../payment/paymentEvents.ts'
import { defineProcess, run } from '../process.ts'

/** Rule INV-4. */
export const numberInvoiceWhenPaymentSucceeds = defineProcess<Extract<PaymentEvent, { type: 'PaymentSucceeded' }>>({
  name: 'numberInvoiceWhenPaymentSucceeds',
  events: ['PaymentSucceeded'],
  startsFrom: 'beginning',
  react({ data: { paymentId, providerId, purpose, price, succeededAt } }) {
    const document = { invoiceId: invoiceIdOf(paymentId), providerId, paymentId, purpose, price, kind: 'invoice', corrects: null } as const
    return [run(numberInvoice, { ...document, movedAt: succeededAt })]
  },
})
