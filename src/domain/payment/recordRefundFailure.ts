import { defineCommand } from '../command.ts'
import type { PaymentId } from '../ids.ts'
import { payment, paymentStream } from './payment.ts'

export interface RecordRefundFailure {
  readonly paymentId: PaymentId
  /** Stripe's id. */
  readonly refundId: string
  /** Gross cents. */
  readonly amount: number
}

/** Records once that a refund did not reach the payer, whether it had succeeded at first or was pending. Rule PAY-13. */
export const recordRefundFailure = defineCommand(payment)({
  name: 'recordRefundFailure',
  stream: (input: RecordRefundFailure) => paymentStream(input.paymentId),
  decide({ paymentId, refundId, amount }, { agreed, status, failedRefunds }, { now }) {
    if (!agreed || status !== 'succeeded' || failedRefunds.has(refundId)) return []
    return [{ type: 'RefundFailed', data: { paymentId, providerId: agreed.providerId, refundId, amount, failedAt: now.toISOString() } }]
  },
})
