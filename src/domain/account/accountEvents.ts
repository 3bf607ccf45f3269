// Stored forever.
import { z } from 'zod'
import { notifyBoth, notifyProvider } from '../audience.ts'
import { Day } from '../calendar.ts'
import { defineEvents, type EventOf, personal } from '../event.ts'
import { GuaranteeRule } from '../guarantee/guaranteeRule.ts'
import { CoupleId, PaymentId, ProviderId, RequestId } from '../ids.ts'
import { Price } from '../payment/price.ts'
import { RejectionReason } from '../referenceValues.ts'

/** Absent in events that were written before subscriptions had ids. */
const subscription = {
  subscriptionId: z.uuid().optional(),
  plan: z.enum(['premium']).optional(),
  /** How long one payment lasts; null: until an event ends it. */
  period: z.enum(['month', 'year']).nullable().optional(),
}
const source = z.enum(['granted', 'paid'])
const time = z.iso.datetime()
const SubscriptionPeriod = z.enum(['month', 'year'])
/** Of a subscription that is paid, which Stripe keeps under `stripeId`. */
const paid = { providerId: ProviderId, subscriptionId: z.uuid() }
const paidPeriod = { paymentId: PaymentId.nullable(), periodStart: time, periodEnd: time }
/** Stripe's id, what each period costs, and what was paid first; absent of what was granted. */
const terms = {
  stripeId: z.string().optional(),
  price: Price.optional(),
  paymentId: PaymentId.nullable().optional(),
  periodStart: time.optional(),
  periodEnd: time.optional(),
}
/** Of a refund or dispute, by Stripe's id. */
const reversal = { providerId: ProviderId, paymentId: PaymentId, reversalId: z.string() }
const answered = { providerId: ProviderId, requestId: RequestId, coupleId: CoupleId }

export const accountEvents = defineEvents({
  WelcomeCreditGranted: { audience: notifyProvider, schema: z.object({ providerId: ProviderId, credits: z.int().positive() }) },
  /**
   * The provider's company number had a welcome credit in another account before. `credits` is what was taken back: 0 where the credit was
   * spent, or was never granted, which it will not be any more.
   */
  WelcomeCreditReversed: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, credits: z.int().nonnegative(), reversedAt: z.iso.datetime() }),
  },
  /** An administrator put the balance right, up or down. The reason is free text, which may describe the provider. */
  CreditsCorrected: {
    audience: notifyProvider,
    subject: 'providerId',
    schema: z.object({ providerId: ProviderId, credits: z.int(), reason: personal(z.string().min(1)) }),
  },
  /** A subscription begins; the provider has Premium as long as one of its subscriptions is open. */
  SubscriptionStarted: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, ...subscription, ...terms, source, startedAt: z.iso.datetime() }),
  },
  /** Without an id: whatever was open ends. */
  SubscriptionEnded: {
    audience: notifyProvider,
    schema: z.object({
      providerId: ProviderId,
      ...subscription,
      source: source.optional(),
      /** Absent of a period that ran out after a cancellation, and of what was granted unless its account was closed. */
      reason: z.enum(['canceled', 'unpaid', 'withdrawn', 'closed']).optional(),
      stripeId: z.string().optional(),
      /** Payments that are to be given back. */
      refunds: z.array(PaymentId).optional(),
      endedAt: z.iso.datetime(),
    }),
  },
  /** A subscription was agreed, which begins once its first payment is there; one that is ordered later takes its place. */
  SubscriptionOrdered: {
    audience: notifyProvider,
    schema: z.object({
      ...paid,
      stripeId: z.string(),
      customerId: z.string(),
      period: SubscriptionPeriod,
      price: Price,
      orderedAt: time,
    }),
  },
  /** The next period was paid. */
  SubscriptionRenewed: { audience: notifyProvider, schema: z.object({ ...paid, ...paidPeriod }) },
  /** It ends with the period that is paid, unless it is resumed. */
  SubscriptionCancellationScheduled: { audience: notifyProvider, schema: z.object({ ...paid, endsAt: time, canceledAt: time }) },
  SubscriptionResumed: { audience: notifyProvider, schema: z.object({ ...paid, resumedAt: time }) },
  /** Monthly or yearly from `effectiveAt` on: at once with what was paid for it, or with the next period. The present period: no change any more. */
  SubscriptionPeriodChanged: {
    audience: notifyProvider,
    schema: z.object({ ...paid, ...paidPeriod, period: SubscriptionPeriod, price: Price, effectiveAt: time, changedAt: time }),
  },
  /** The next period could not be paid. Premium stays until `graceUntil`, and the card is tried again at `nextAttemptAt`. */
  SubscriptionRenewalFailed: {
    audience: notifyProvider,
    schema: z.object({
      ...paid,
      invoiceId: z.string(),
      attempt: z.int().positive(),
      code: z.string(),
      declineCode: z.string().nullable(),
      failedAt: time,
      nextAttemptAt: time.nullable(),
      graceUntil: time,
    }),
  },
  /** The couple's contact data were opened to the provider. */
  RequestUnlocked: {
    audience: notifyBoth,
    schema: z.object({
      ...answered,
      paidWith: z.enum(['credit', 'premium']),
      /** What it cost; absent where one credit was the only price there was. */
      credits: z.int().nonnegative().optional(),
      /** Of the couple's event: another request of the couple for that date is folded into this one. Absent in older events. */
      eventDate: Day.optional(),
      unlockedAt: z.iso.datetime(),
    }),
  },
  RequestRejected: {
    audience: notifyBoth,
    subject: 'coupleId',
    schema: z.object({ ...answered, reason: RejectionReason, note: personal(z.string().nullable()), rejectedAt: z.iso.datetime() }),
  },
  /** The couple took the request back; unlocked or not, nothing can be bought of it from now on. */
  RequestWithdrawn: { schema: z.object({ ...answered, withdrawnAt: z.iso.datetime() }) },
  /** The couple has found its planner: what was not unlocked by then can't be any more. */
  RequestClosed: { schema: z.object({ ...answered, closedAt: z.iso.datetime() }) },
  /** A pack was paid; once for each payment. */
  CreditsPurchased: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, paymentId: PaymentId, credits: z.int().positive(), purchasedAt: z.iso.datetime() }),
  },
  /**
   * The money of a pack went back, once for each refund or dispute. `credits` were taken from the balance; `uncovered` were spent before,
   * and are owed.
   */
  PurchaseReversed: {
    audience: notifyProvider,
    schema: z.object({
      ...reversal,
      reason: z.enum(['refund', 'dispute']),
      credits: z.int().nonnegative(),
      uncovered: z.int().nonnegative(),
      reversedAt: z.iso.datetime(),
    }),
  },
  /** A dispute was won, or a refund failed: what it had taken comes back, and nothing of it is owed. */
  PurchaseRestored: {
    audience: notifyProvider,
    schema: z.object({
      ...reversal,
      /** What had taken the credits; absent in events of a release that gave back disputes alone. */
      reason: z.enum(['refund', 'dispute']).optional(),
      credits: z.int().nonnegative(),
      uncovered: z.int().nonnegative(),
      restoredAt: z.iso.datetime(),
    }),
  },
  /** The credit of an unlock came back under the guarantee. */
  CreditReturned: {
    audience: notifyProvider,
    schema: z.object({
      ...answered,
      credits: z.int().positive(),
      /** By which rule of the guarantee, in the version that held for the unlock, and when; absent in events of a release without versions. */
      rule: GuaranteeRule.optional(),
      version: z.int().positive().optional(),
      returnedAt: z.iso.datetime().optional(),
    }),
  },
  /** The provider is to be erased: the credits that are left lapse, and none comes back any more. */
  AccountClosed: {
    schema: z.object({ providerId: ProviderId, lapsedCredits: z.int().nonnegative(), closedAt: z.iso.datetime() }),
  },
  /** The provider cleared the unread mark of several requests at once; none of them counts as seen by that. */
  RequestsMarkedRead: {
    audience: notifyProvider,
    schema: z.object({ providerId: ProviderId, requestIds: z.array(RequestId).min(1), readAt: z.iso.datetime() }),
  },
})
export type AccountEvent = EventOf<typeof accountEvents>
