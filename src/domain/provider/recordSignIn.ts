import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface RecordSignIn {
  readonly providerId: ProviderId
}

/** Notes that a provider was here; once a UTC day is enough for "within the last 90 days". */
export const recordSignIn = defineCommand(provider)({
  name: 'recordSignIn',
  stream: (input: RecordSignIn) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const signedInAt = now.toISOString()
    if (state.signedInAt?.slice(0, 10) === signedInAt.slice(0, 10)) return []
    return [{ type: 'ProviderSignedIn', data: { providerId, signedInAt } }]
  },
})
