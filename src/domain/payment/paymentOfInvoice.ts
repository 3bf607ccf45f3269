import { derivedUuid } from '../derivedUuid.ts'
import { PaymentId } from '../ids.ts'

/** The payment of an invoice of a subscription. */
export function paymentOfInvoice(invoiceId: string): PaymentId {
  return PaymentId.parse(derivedUuid('payment', invoiceId))
}
