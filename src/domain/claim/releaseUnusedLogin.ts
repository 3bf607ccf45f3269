import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { openEmailChange } from '../provider/openEmailChange.ts'
import { provider, providerStream } from '../provider/provider.ts'
import { claim, claimStream } from './claim.ts'

export interface ReleaseUnusedLogin {
  readonly providerId: ProviderId
  readonly hash: string
}

const reads = { provider: { aggregate: provider, stream: ({ providerId }: ReleaseUnusedLogin) => providerStream(providerId) } }

/**
 * Releases a provider's claim on an e-mail that is no longer, or never became, its login. The current login and one that can still be
 * confirmed stay claimed. Rule ACC-11.
 */
export const releaseUnusedLogin = defineCommand(claim)({
  name: 'releaseUnusedLogin',
  stream: (input: ReleaseUnusedLogin) => claimStream('login', input.hash),
  reads,
  decide({ providerId, hash }, state, { now, rules, seen }) {
    if (!state.held || state.owner !== providerId) return []
    const { contact, emailClaim } = seen.provider
    if (contact && [emailClaim, openEmailChange(seen.provider, now, rules)?.claim].includes(hash)) return []
    return [{ type: 'Released', data: { owner: providerId } }]
  },
})
