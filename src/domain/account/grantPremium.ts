import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { account, accountStream } from './account.ts'
import { subscriptionIdOf } from './subscriptions.ts'

export interface GrantPremium {
  readonly providerId: ProviderId
}

/** Gives a provider Premium without a payment, beside what it pays: that may end. Refused once its account is closed. */
export const grantPremium = defineCommand(account)({
  name: 'grantPremium',
  stream: (input: GrantPremium) => accountStream(input.providerId),
  refusals: ['account_closed'],
  decide({ providerId }, state, { now }) {
    if (state.isClosed) return refuse('account_closed')
    if (state.subscriptions.some(({ source }) => source === 'granted')) return []
    const startedAt = now.toISOString()
    const subscriptionId = subscriptionIdOf(providerId, startedAt)
    return [
      { type: 'SubscriptionStarted', data: { providerId, subscriptionId, plan: 'premium', period: null, source: 'granted', startedAt } },
    ]
  },
})
