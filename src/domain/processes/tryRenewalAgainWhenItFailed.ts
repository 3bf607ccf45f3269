import type { AccountEvent } from '../account/accountEvents.ts'
import { clearDeadline, defineProcess, makeEffect, setDeadline } from '../process.ts'

type Concerned = Extract<AccountEvent, { type: 'SubscriptionRenewalFailed' | 'SubscriptionRenewed' | 'SubscriptionEnded' }>

/** A renewal that is not paid; without a day there is none. */
interface Overdue {
  readonly providerId: string
  readonly attempt: number
  readonly graceUntil: string | null
}

const none: Overdue = { providerId: '', attempt: 0, graceUntil: null }

const dayMs = 86_400_000

/**
 * A renewal that failed is tried again every second day, and after seven days the subscription ends. One that is withdrawn from, or whose account
 * is closed, is ended at Stripe as well. Rules PLAN-3 and PLAN-4.
 */
export const tryRenewalAgainWhenItFailed = defineProcess<Concerned, Overdue>({
  name: 'tryRenewalAgainWhenItFailed',
  events: ['SubscriptionRenewalFailed', 'SubscriptionRenewed', 'SubscriptionEnded'],
  startsFrom: 'beginning',
  memory: {
    initial: none,
    key: ({ data }) => data.subscriptionId ?? data.providerId,
    evolve(_overdue, event) {
      if (event.type !== 'SubscriptionRenewalFailed') return none
      const { providerId, attempt, graceUntil } = event.data
      return { providerId, attempt, graceUntil }
    },
    isOver: ({ graceUntil }) => graceUntil === null,
  },
  react(event) {
    const { providerId, subscriptionId } = event.data
    if (subscriptionId === undefined) return []
    if (event.type === 'SubscriptionRenewalFailed') {
      const { nextAttemptAt, graceUntil } = event.data
      const attempt =
        nextAttemptAt === null ? clearDeadline(subscriptionId, 'attempt') : setDeadline(subscriptionId, 'attempt', new Date(nextAttemptAt))
      return [attempt, setDeadline(subscriptionId, 'grace', new Date(graceUntil))]
    }
    const cleared = [clearDeadline(subscriptionId, 'attempt'), clearDeadline(subscriptionId, 'grace')]
    if (event.type === 'SubscriptionRenewed') return cleared
    const { reason, stripeId, refunds = [] } = event.data
    if (stripeId === undefined || (reason !== 'withdrawn' && reason !== 'closed')) return cleared
    return [...cleared, makeEffect('paymentCall', { act: 'end', providerId, stripeId, refunds })]
  },
  onDeadline({ key: subscriptionId, name, dueAt }, overdue, { rules }) {
    const { providerId, attempt, graceUntil } = overdue
    if (graceUntil === null) return []
    if (name === 'grace') return [makeEffect('paymentCall', { act: 'endUnpaid', providerId, subscriptionId })]
    const again = makeEffect('paymentCall', { act: 'payAgain', providerId, subscriptionId, attempt: attempt + 1 })
    // The next one does not wait for this one's outcome, which moves it.
    const next = new Date(dueAt.getTime() + rules.premium.daysBetweenAttempts * dayMs)
    return next < new Date(graceUntil) ? [again, setDeadline(subscriptionId, 'attempt', next)] : [again]
  },
})
