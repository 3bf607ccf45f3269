import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ChangeCircleMembership {
  readonly providerId: ProviderId
  readonly member: boolean
}

/** Adds a provider to the partner circle, which its badge shows, or removes it; idempotent. */
export const changeCircleMembership = defineCommand(provider)({
  name: 'changeCircleMembership',
  stream: (input: ChangeCircleMembership) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId, member }, state) {
    if (!state.contact) return refuse('planner_not_found')
    if (state.circleMember === member) return []
    return [{ type: member ? 'CircleJoined' : 'CircleLeft', data: { providerId } }]
  },
})
