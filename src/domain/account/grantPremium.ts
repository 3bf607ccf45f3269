import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { account, accountStream, hasPremium } from './account.ts'
import { subscriptionIdOf } from './subscriptions.ts'

export interface GrantPremium {
  readonly providerId: ProviderId
}

/** Gives a provider Premium without a payment. */
export const grantPremium = defineCommand(account)({
  name: 'grantPremium',
  stream: (input: GrantPremium) => accountStream(input.providerId),
  decide({ providerId }, state, { now }) {
    if (hasPremium(state)) return []
    const startedAt = now.toISOString()
    const subscriptionId = subscriptionIdOf(providerId, startedAt)
    return [
      { type: 'SubscriptionStarted', data: { providerId, subscriptionId, plan: 'premium', period: null, source: 'granted', startedAt } },
    ]
  },
})
