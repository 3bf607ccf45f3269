import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { account, accountStream } from './account.ts'

export interface CloseAccount {
  readonly providerId: ProviderId
}

/** The account of a provider that is to be erased: Premium ends, and the credits that are left lapse. Rule ACC-8. */
export const closeAccount = defineCommand(account)({
  name: 'closeAccount',
  stream: (input: CloseAccount) => accountStream(input.providerId),
  decide({ providerId }, { isClosed, credits, subscriptions, subscribed: { paid } }, { now }) {
    if (isClosed) return []
    const closedAt = now.toISOString()
    const ended = subscriptions.map(
      ({ subscriptionId, plan, period, source }) =>
        ({
          type: 'SubscriptionEnded',
          data: {
            providerId,
            subscriptionId,
            plan,
            period,
            source,
            reason: 'closed',
            ...(paid?.subscriptionId === subscriptionId && { stripeId: paid.stripeId }),
            endedAt: closedAt,
          },
        }) as const,
    )
    return [...ended, { type: 'AccountClosed', data: { providerId, lapsedCredits: credits, closedAt } }]
  },
})
