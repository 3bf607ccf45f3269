import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface RecordSignIn {
  readonly providerId: ProviderId
}

/**
 * Records that a provider was active: at most once in the days of the rules, and at once after a longer pause. Sign-ins themselves are
 * telemetry (operational/providerSignIns.ts).
 */
export const recordSignIn = defineCommand(provider)({
  name: 'recordSignIn',
  stream: (input: RecordSignIn) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId }, state, { now, rules }) {
    if (!state.contact) return refuse('planner_not_found')
    const pauseMs = state.signedInAt === undefined ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(state.signedInAt)
    if (pauseMs < rules.activityFactDays * 86_400_000) return []
    return [{ type: 'ProviderSignedIn', data: { providerId, signedInAt: now.toISOString() } }]
  },
})
