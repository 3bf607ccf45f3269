import { derivedUuid } from '../derivedUuid.ts'
import type { ProviderId } from '../ids.ts'
import type { AccountEvent } from './accountEvents.ts'

export type SubscriptionEvent = Extract<AccountEvent, { type: 'SubscriptionStarted' | 'SubscriptionEnded' }>

/** A subscription that has begun and not ended. */
export interface OpenSubscription {
  readonly subscriptionId: string
  readonly plan: 'premium'
  /** How long one payment lasts; null: until an event ends it. */
  readonly period: 'month' | 'year' | null
  readonly source: 'granted' | 'paid'
  readonly startedAt: string
}

/**
 * The open subscriptions of one account after an event. A provider has Premium as long as one is open, so events of two subscriptions may
 * come in any order. An end without an id was written when there was one subscription at most: it ends whatever is open.
 */
export function openSubscriptions(before: readonly OpenSubscription[], event: SubscriptionEvent): readonly OpenSubscription[] {
  if (event.type === 'SubscriptionEnded') {
    const { subscriptionId } = event.data
    return subscriptionId === undefined ? [] : before.filter((each) => each.subscriptionId !== subscriptionId)
  }
  const started = startedBy(event.data)
  return [...before.filter((each) => each.subscriptionId !== started.subscriptionId), started]
}

/** Events of older releases carry no id, plan or period: there was one plan, and it had no end. */
function startedBy({ providerId, subscriptionId, plan = 'premium', period = null, source, startedAt }: Started): OpenSubscription {
  return { subscriptionId: subscriptionId ?? subscriptionIdOf(providerId, startedAt), plan, period, source, startedAt }
}

type Started = Extract<SubscriptionEvent, { type: 'SubscriptionStarted' }>['data']

/** The id of a subscription that nobody else has named: of one that was granted, or that began before subscriptions had ids. */
export function subscriptionIdOf(providerId: ProviderId, startedAt: string): string {
  return derivedUuid('subscription', providerId, startedAt)
}
