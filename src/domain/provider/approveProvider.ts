import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'

export interface ApproveProvider {
  readonly providerId: ProviderId
}

/** Moderation lets a profile be seen. */
export const approveProvider = defineCommand<ApproveProvider, Provider, ProviderEvent>({
  name: 'approveProvider',
  aggregate: provider,
  stream: (input) => providerStream(input.providerId),
  decide({ providerId }, state) {
    if (!state.contact) return refuse('planner_not_found')
    if (!state.described) return refuse('company_missing')
    return state.approved ? [] : [{ type: 'ProviderApproved', data: { providerId } }]
  },
})
