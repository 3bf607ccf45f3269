import { defineCommand } from '../command.ts'
import type { PaymentId } from '../ids.ts'
import { payment, paymentStream } from './payment.ts'
import type { PaymentEvent } from './paymentEvents.ts'

export interface RecordTaking {
  readonly paymentId: PaymentId
  /** Stripe's id of the refund or dispute. */
  readonly id: string
  readonly reason: 'refund' | 'dispute'
  /** Gross cents. */
  readonly amount: number
  readonly takenAt: string
  /** How a dispute ended; undefined while it is open, and of a refund. */
  readonly outcome?: 'won' | 'lost'
}

/** Records that money of a payment went back, or how a dispute about it ended; each once. Rule PAY-6. */
export const recordTaking = defineCommand(payment)({
  name: 'recordTaking',
  stream: (input: RecordTaking) => paymentStream(input.paymentId),
  decide({ paymentId, id, reason, amount, takenAt, outcome }, { agreed, status, takings, settledDisputes, failedRefunds }, { now }) {
    if (!agreed || status !== 'succeeded' || settledDisputes.has(id) || failedRefunds.has(id)) return []
    const of = { paymentId, providerId: agreed.providerId }
    const events: PaymentEvent[] = []
    if (!takings.has(id)) {
      if (reason === 'refund') events.push({ type: 'PaymentRefunded', data: { ...of, refundId: id, amount, refundedAt: takenAt } })
      else events.push({ type: 'PaymentDisputed', data: { ...of, disputeId: id, amount, disputedAt: takenAt } })
    }
    if (outcome) events.push({ type: 'DisputeClosed', data: { ...of, disputeId: id, amount, outcome, closedAt: now.toISOString() } })
    return events
  },
})
