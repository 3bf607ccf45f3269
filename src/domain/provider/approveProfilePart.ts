import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import type { ProfilePart } from './profilePart.ts'
import { provider, providerStream } from './provider.ts'
import { publicParts } from './publicParts.ts'

export interface ApproveProfilePart {
  readonly providerId: ProviderId
  readonly part: ProfilePart
  /** The version that the moderator saw. */
  readonly version: number
}

/** A part of an approved profile stays visible, or becomes visible again. A decision on an outdated version is refused. Rule MOD-3. */
export const approveProfilePart = defineCommand(provider)({
  name: 'approveProfilePart',
  stream: (input: ApproveProfilePart) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'part_not_found', 'part_changed_meanwhile'],
  decide({ providerId, part, version }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const { version: present, state: thought } = state.parts.get(part) ?? { version: 0, state: 'settled' }
    if (!publicParts(state).has(part)) return refuse('part_not_found')
    if (present !== version) return refuse('part_changed_meanwhile')
    if (thought === 'settled') return []
    return [{ type: 'ProfilePartApproved', data: { providerId, part, version, approvedAt: now.toISOString() } }]
  },
})
