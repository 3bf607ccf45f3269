import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { type Account, account, accountStream } from './account.ts'
import type { AccountEvent } from './accountEvents.ts'

export interface GrantPremium {
  readonly providerId: ProviderId
}

/** Gives a provider Premium without a payment. */
export const grantPremium = defineCommand<GrantPremium, Account, AccountEvent>({
  name: 'grantPremium',
  aggregate: account,
  stream: (input) => accountStream(input.providerId),
  decide({ providerId }, state, { now }) {
    if (state.premium) return []
    return [{ type: 'SubscriptionStarted', data: { providerId, source: 'granted', startedAt: now.toISOString() } }]
  },
})
