import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface SubmitProfileAgain {
  readonly providerId: ProviderId
}

/** Requests another review of a rejected profile; changes nothing for a profile that is not rejected. Rule MOD-2. */
export const submitProfileAgain = defineCommand(provider)({
  name: 'submitProfileAgain',
  stream: (input: SubmitProfileAgain) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId }, { contact, moderation }, { now }) {
    if (!contact) return refuse('planner_not_found')
    if (moderation !== 'rejected') return []
    return [{ type: 'ProviderSubmittedAgain', data: { providerId, submittedAt: now.toISOString() } }]
  },
})
