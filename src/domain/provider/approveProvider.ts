import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ApproveProvider {
  readonly providerId: ProviderId
}

/** Approves a profile, so that it can be shown. Rules MOD-1, MOD-2, REG-9. */
export const approveProvider = defineCommand(provider)({
  name: 'approveProvider',
  stream: (input: ApproveProvider) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'company_missing', 'email_not_confirmed'],
  decide({ providerId }, state) {
    if (!state.contact) return refuse('planner_not_found')
    if (!state.company) return refuse('company_missing')
    if (!state.contact.emailConfirmed) return refuse('email_not_confirmed')
    return state.moderation === 'approved' ? [] : [{ type: 'ProviderApproved', data: { providerId } }]
  },
})
