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
 * Releases the claim of a provider on an e-mail that it does not sign in by any more, or never came to. One that it signs in by, or that it
 * may still confirm, stays. Rule ACC-11.
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
