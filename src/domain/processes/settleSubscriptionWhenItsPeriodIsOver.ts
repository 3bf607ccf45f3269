import type { AccountEvent } from '../account/accountEvents.ts'
import { clearDeadline, defineProcess, makeEffect, setDeadline } from '../process.ts'

type Concerned = Extract<
  AccountEvent,
  { type: 'SubscriptionStarted' | 'SubscriptionRenewed' | 'SubscriptionPeriodChanged' | 'SubscriptionEnded' }
>

/** The provider of a subscription that is paid and has not ended. */
interface Paid {
  readonly providerId: string | null
}

const none: Paid = { providerId: null }

const hourMs = 3_600_000
/** By then Stripe has renewed or ended the subscription, and its webhooks came. */
const reportedAfterMs = 3 * hourMs
const askedAgainAfterMs = 24 * hourMs

/**
 * Asks the payment service about a subscription whose period is over and not reported, every day until something is recorded: a
 * cancelled one whose webhook was lost would otherwise stay open. Rule SUB-8.
 */
export const settleSubscriptionWhenItsPeriodIsOver = defineProcess<Concerned, Paid>({
  name: 'settleSubscriptionWhenItsPeriodIsOver',
  events: ['SubscriptionStarted', 'SubscriptionRenewed', 'SubscriptionPeriodChanged', 'SubscriptionEnded'],
  startsFrom: 'beginning',
  memory: {
    initial: none,
    key: ({ data }) => data.subscriptionId ?? data.providerId,
    evolve(_paid, { type, data }) {
      return type === 'SubscriptionEnded' || data.periodEnd === undefined ? none : { providerId: data.providerId }
    },
    isOver: ({ providerId }) => providerId === null,
  },
  react({ type, data }) {
    const { subscriptionId } = data
    if (subscriptionId === undefined) return []
    if (type === 'SubscriptionEnded') return [clearDeadline(subscriptionId, 'period')]
    const { periodEnd } = data
    // What was granted has no period.
    return periodEnd === undefined ? [] : [setDeadline(subscriptionId, 'period', new Date(Date.parse(periodEnd) + reportedAfterMs))]
  },
  onDeadline({ key: subscriptionId, name, dueAt }, { providerId }) {
    if (providerId === null) return []
    const next = new Date(dueAt.getTime() + askedAgainAfterMs)
    // It expires with the next one, so that only the last of several that are overdue is carried out.
    return [
      makeEffect('paymentCall', { act: 'settle', providerId, subscriptionId }, { expiresAt: next }),
      setDeadline(subscriptionId, name, next),
    ]
  },
})
