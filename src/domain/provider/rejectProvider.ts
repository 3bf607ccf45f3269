import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { needsNote, type ProfileRejectionReason } from './profileRejectionReason.ts'
import { provider, providerStream } from './provider.ts'

export interface RejectProvider {
  readonly providerId: ProviderId
  readonly reason: ProfileRejectionReason
  /** Details for the provider besides the reason; '' when the reason is enough. */
  readonly note: string
}

/** Rejects a profile, so that nobody sees it, even if it was approved before. Rule MOD-2. */
export const rejectProvider = defineCommand(provider)({
  name: 'rejectProvider',
  stream: (input: RejectProvider) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'company_missing', 'note_missing'],
  decide({ providerId, reason, note }, { contact, company, moderation, rejection }, { now }) {
    if (!contact) return refuse('planner_not_found')
    if (!company) return refuse('company_missing')
    if (needsNote(reason) && note === '') return refuse('note_missing')
    if (moderation === 'rejected' && rejection?.reason === reason && rejection.note === note) return []
    return [{ type: 'ProviderRejected', data: { providerId, reason, note, rejectedAt: now.toISOString() } }]
  },
})
