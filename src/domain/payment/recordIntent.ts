import { defineCommand } from '../command.ts'
import type { PaymentId } from '../ids.ts'
import { payment, paymentStream } from './payment.ts'

export interface RecordIntent {
  readonly paymentId: PaymentId
  /** Stripe's. */
  readonly intentId: string
  readonly customerId: string
}

/** Notes by which of Stripe's intents a payment is made; a report about another one is refused. Rule PAY-1. */
export const recordIntent = defineCommand(payment)({
  name: 'recordIntent',
  stream: (input: RecordIntent) => paymentStream(input.paymentId),
  decide({ paymentId, intentId, customerId }, { agreed, intent }, { now }) {
    if (!agreed || intent) return []
    const { providerId } = agreed
    return [{ type: 'PaymentIntentCreated', data: { paymentId, providerId, intentId, customerId, createdAt: now.toISOString() } }]
  },
})
