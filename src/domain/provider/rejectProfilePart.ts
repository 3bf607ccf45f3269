import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { type PartRejectionReason, type ProfilePart, partNeedsNote } from './profilePart.ts'
import { provider, providerStream } from './provider.ts'
import { publicParts } from './publicParts.ts'

export interface RejectProfilePart {
  readonly providerId: ProviderId
  readonly part: ProfilePart
  /** The version that the moderator saw. */
  readonly version: number
  readonly reason: PartRejectionReason
  /** The source of a copied text, or other details for the provider; '' when the reason is enough. */
  readonly note: string
}

/**
 * Hides a part of an approved profile until it is changed, even if it was approved before. A decision on an outdated version is refused.
 * Rule MOD-3.
 */
export const rejectProfilePart = defineCommand(provider)({
  name: 'rejectProfilePart',
  stream: (input: RejectProfilePart) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'profile_not_approved', 'part_not_found', 'part_changed_meanwhile', 'note_missing'],
  decide({ providerId, part, version, reason, note }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    if (state.moderation !== 'approved') return refuse('profile_not_approved')
    if (!publicParts(state).has(part)) return refuse('part_not_found')
    if (partNeedsNote(reason) && note === '') return refuse('note_missing')
    const known = state.parts.get(part)
    if ((known?.version ?? 0) !== version) return refuse('part_changed_meanwhile')
    if (known?.rejection?.reason === reason && known.rejection.note === note) return []
    return [{ type: 'ProfilePartRejected', data: { providerId, part, version, reason, note, rejectedAt: now.toISOString() } }]
  },
})
