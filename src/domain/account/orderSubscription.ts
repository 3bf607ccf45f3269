import { defineCommand, refuse } from '../command.ts'
import { derivedUuid } from '../derivedUuid.ts'
import type { ProviderId } from '../ids.ts'
import { type Account, account, accountStream } from './account.ts'
import type { OrderedSubscription } from './paidSubscription.ts'

export interface OrderSubscription extends OrderedSubscription {
  readonly providerId: ProviderId
  /** Stripe's id of the order it replaces, which can no longer be paid; absent for the first order. */
  readonly replaces?: string | undefined
}

/** Why nothing can be subscribed to now. A plan that was granted is no reason: it may end. */
export function whyNoOrder({ isClosed, subscribed: { paid } }: Account): 'account_closed' | 'subscription_active' | undefined {
  if (isClosed) return 'account_closed'
  return paid && paid.endedAt === null ? 'subscription_active' : undefined
}

/** The id of the next subscription: two orders that are given at once are one. */
export function nextSubscriptionId(providerId: ProviderId, { subscribed: { orders } }: Account): string {
  return derivedUuid('subscription', providerId, `order ${orders}`)
}

/**
 * Notes what was agreed and what Stripe calls it; Premium begins with the payment. Refused when another order was placed
 * meanwhile, so that two are never paid. Rule SUB-1.
 */
export const orderSubscription = defineCommand(account)({
  name: 'orderSubscription',
  stream: (input: OrderSubscription) => accountStream(input.providerId),
  refusals: ['account_closed', 'subscription_active', 'ordered_meanwhile'],
  decide({ providerId, replaces, ...order }, state, { now }) {
    const { ordered, paid } = state.subscribed
    if (ordered?.stripeId === order.stripeId || paid?.stripeId === order.stripeId) return []
    const reason = whyNoOrder(state)
    if (reason) return refuse(reason)
    if (ordered && ordered.stripeId !== replaces) return refuse('ordered_meanwhile')
    return [{ type: 'SubscriptionOrdered', data: { providerId, ...order, orderedAt: now.toISOString() } }]
  },
})
