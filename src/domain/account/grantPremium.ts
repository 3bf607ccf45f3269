import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { account, accountStream } from './account.ts'

export interface GrantPremium {
  readonly providerId: ProviderId
}

/** Gives a provider Premium without a payment. */
export const grantPremium = defineCommand(account)({
  name: 'grantPremium',
  stream: (input: GrantPremium) => accountStream(input.providerId),
  decide({ providerId }, state, { now }) {
    if (state.premium) return []
    return [{ type: 'SubscriptionStarted', data: { providerId, source: 'granted', startedAt: now.toISOString() } }]
  },
})
