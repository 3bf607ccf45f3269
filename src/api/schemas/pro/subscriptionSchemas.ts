import { z } from 'zod'
import { paymentFailureCodes } from '../../../domain/payment/paymentCodes.ts'
import { Price } from '../../../domain/payment/price.ts'
import { SettledPayment, StartedPayment } from './paymentSchemas.ts'

export const SubscriptionPeriod = z.enum(['month', 'year'])
export const PeriodBody = z.strictObject({ period: SubscriptionPeriod })
const time = z.iso.datetime()

/** The plan of a provider, and the subscription behind it. */
export const Subscription = z.object({
  plan: z.enum(['free', 'premium']),
  /** `past_due`: the last renewal is not paid; `ended`: the last one is over. */
  state: z.enum(['none', 'active', 'cancelling', 'past_due', 'ended']),
  subscriptionId: z.uuid().nullable(),
  /** Null: there is none. */
  source: z.enum(['granted', 'paid']).nullable(),
  /** Null: it is not paid, so it lasts until it is taken back. */
  period: SubscriptionPeriod.nullable(),
  startedAt: time.nullable(),
  renewsAt: time.nullable(),
  /** When it ends, or ended. */
  endsAt: time.nullable(),
  canceledAt: time.nullable(),
  /** What the next renewal costs; null: there is none. */
  nextPrice: Price.nullable(),
  /** What each period costs; a price is null while the company is not described, of which VAT depends. */
  prices: z.object({
    month: Price.nullable(),
    year: Price.nullable(),
    /** What a year saves beside twelve months. */
    savingPercent: z.int(),
  }),
  withdrawal: z.object({
    possible: z.boolean(),
    until: time.nullable(),
    reason: z.enum(['no_subscription', 'monthly_not_refundable', 'withdrawal_over', 'unlocked_since_start']).nullable(),
  }),
  failure: z
    .object({
      code: z.string(),
      declineCode: z.string().nullable(),
      attempts: z.int().positive(),
      nextAttemptAt: time.nullable(),
      graceUntil: time,
    })
    .nullable(),
  /** What it changes to with the next period. */
  pendingPeriod: SubscriptionPeriod.nullable(),
})

/** A subscription that a card can be charged for. */
export const StartedSubscription = StartedPayment.extend({ subscriptionId: z.uuid() })

/** Where its latest payment stands; null: it asks for none. */
export const SettledSubscription = z.object({
  payment: z.object({ id: z.uuid(), status: SettledPayment.shape.status }).nullable(),
  failure: z.object({ code: z.enum(paymentFailureCodes), declineCode: z.string().nullable() }).nullable(),
  subscription: Subscription,
})

/** What a change costs: `now` at once (with the rest of the month taken off), `next` with each period after that. */
export const SwitchPreview = z.object({ period: SubscriptionPeriod, now: Price.nullable(), next: Price, effectiveAt: time })

/** A change that is carried out, or waits for its payment: then with what a card form needs. */
export const SwitchedSubscription = z.object({ subscription: Subscription, payment: StartedPayment.nullable() })
