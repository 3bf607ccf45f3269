import { recordPurchase } from '../account/recordPurchase.ts'
import { restorePurchase } from '../account/restorePurchase.ts'
import { reversePurchase } from '../account/reversePurchase.ts'
import type { PaymentEvent } from '../payment/paymentEvents.ts'
import { defineProcess, run } from '../process.ts'

type Concerned = Extract<
  PaymentEvent,
  { type: 'PaymentSucceeded' | 'PaymentRefunded' | 'RefundFailed' | 'PaymentDisputed' | 'DisputeClosed' }
>

/** The account gets the credits of a pack that was paid, and loses those whose money went back. Rules PAY-2, PAY-6 and PAY-13. */
export const creditAccountWhenPaymentSucceeded = defineProcess<Concerned>({
  name: 'creditAccountWhenPaymentSucceeded',
  version: 2,
  events: ['PaymentSucceeded', 'PaymentRefunded', 'RefundFailed', 'PaymentDisputed', 'DisputeClosed'],
  startsFrom: 'beginning',
  react(event) {
    const { paymentId, providerId } = event.data
    switch (event.type) {
      case 'PaymentSucceeded': {
        const { purpose } = event.data
        return purpose.kind === 'pack' ? [run(recordPurchase, { providerId, paymentId, credits: purpose.credits })] : []
      }
      case 'PaymentRefunded':
        return [run(reversePurchase, { providerId, paymentId, reversalId: event.data.refundId })]
      case 'RefundFailed':
        return [run(restorePurchase, { providerId, paymentId, reversalId: event.data.refundId })]
      case 'PaymentDisputed':
        return [run(reversePurchase, { providerId, paymentId, reversalId: event.data.disputeId })]
      case 'DisputeClosed': {
        const { disputeId, outcome } = event.data
        return outcome === 'won' ? [run(restorePurchase, { providerId, paymentId, reversalId: disputeId })] : []
      }
    }
  },
})
