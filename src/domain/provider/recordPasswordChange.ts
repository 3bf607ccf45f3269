import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface RecordPasswordChange {
  readonly providerId: ProviderId
}

/** Records that a provider's password was changed; the caller has stored its hash. */
export const recordPasswordChange = defineCommand(provider)({
  name: 'recordPasswordChange',
  stream: (input: RecordPasswordChange) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId }, { contact }, { now }) {
    if (!contact) return refuse('planner_not_found')
    return [{ type: 'PasswordChanged', data: { providerId, changedAt: now.toISOString() } }]
  },
})
