import { account, accountStream } from '../../src/domain/account/account.ts'
import { defineCommand } from '../../src/domain/command.ts'
import type { ProviderId } from '../../src/domain/ids.ts'

/** The end of a subscription that was not renewed. */
export const endPremium = defineCommand(account)({
  name: 'endPremium',
  stream: ({ providerId }: { readonly providerId: ProviderId }) => accountStream(providerId),
  decide: ({ providerId }, _state, { now }) => [{ type: 'SubscriptionEnded', data: { providerId, endedAt: now.toISOString() } }],
})
