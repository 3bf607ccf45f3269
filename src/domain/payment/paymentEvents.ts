// Stored forever.
import { z } from 'zod'
import { notifyProvider } from '../audience.ts'
import { defineEvents, type EventOf } from '../event.ts'
import { PaymentId, ProviderId } from '../ids.ts'
import { PaymentPurpose } from './paymentPurpose.ts'
import { Price } from './price.ts'

/** Who told of an outcome first; each of them asked Stripe. */
export const ReportedBy = z.enum(['browser', 'webhook', 'reconciliation'])
export type ReportedBy = z.infer<typeof ReportedBy>

const of = { paymentId: PaymentId, providerId: ProviderId }
const time = z.iso.datetime()
/** Gross cents. */
const amount = z.int().positive()

export const paymentEvents = defineEvents({
  /** The price was fixed; the card is not charged yet. */
  PaymentStarted: {
    audience: notifyProvider,
    schema: z.object({ ...of, purpose: PaymentPurpose, price: Price, startedAt: time }),
  },
  /** Stripe's intent that this payment is made by, of which Stripe's customer. */
  PaymentIntentCreated: { schema: z.object({ ...of, intentId: z.string(), customerId: z.string(), createdAt: time }) },
  /** A card was refused; the payment can be tried again. */
  PaymentAttemptFailed: {
    audience: notifyProvider,
    schema: z.object({ ...of, code: z.string(), declineCode: z.string().nullable(), failedAt: time }),
  },
  PaymentCanceled: { audience: notifyProvider, schema: z.object({ ...of, canceledAt: time }) },
  /** The money is there. Whole in itself: invoices and sums need no other event. */
  PaymentSucceeded: {
    audience: notifyProvider,
    schema: z.object({ ...of, purpose: PaymentPurpose, price: Price, intentId: z.string(), reportedBy: ReportedBy, succeededAt: time }),
  },
  PaymentRefunded: { audience: notifyProvider, schema: z.object({ ...of, refundId: z.string(), amount, refundedAt: time }) },
  /** The bank sent a refund back, or it was canceled: the money is ours again, or never left. */
  RefundFailed: { audience: notifyProvider, schema: z.object({ ...of, refundId: z.string(), amount, failedAt: time }) },
  /** The bank took the money back until the dispute is settled. */
  PaymentDisputed: { audience: notifyProvider, schema: z.object({ ...of, disputeId: z.string(), amount, disputedAt: time }) },
  DisputeClosed: {
    audience: notifyProvider,
    schema: z.object({ ...of, disputeId: z.string(), amount, outcome: z.enum(['won', 'lost']), closedAt: time }),
  },
  /** Stripe reported something else than was agreed: nothing is credited, and the operator is alarmed. */
  PaymentReportRefused: {
    schema: z.object({
      ...of,
      reason: z.enum(['wrong_amount', 'wrong_currency', 'wrong_customer', 'wrong_account']),
      reportedBy: ReportedBy,
      refusedAt: time,
    }),
  },
})
export type PaymentEvent = EventOf<typeof paymentEvents>
