import { defineCommand, refuse } from '../command.ts'
import type { StreamName } from '../ids.ts'
import { type ClaimKind, claim, claimStream } from './claim.ts'

export interface ClaimFor {
  readonly kind: ClaimKind
  readonly hash: string
  readonly owner: string
  readonly ownerStream: StreamName
  /**
   * An owner whose abandoned claim is replaced: older than the grace period and without a stream. It may be the owner itself, which renews
   * its claim so that nobody else takes it over.
   */
  readonly insteadOf?: string
}

/** Takes a unique value that is free, or whose last owner was never created. */
export const claimFor = defineCommand(claim)({
  name: 'claimFor',
  stream: (input: ClaimFor) => claimStream(input.kind, input.hash),
  refusals: ['already_claimed'],
  decide({ owner, ownerStream, insteadOf }, state, { now }) {
    if (state.held && state.owner === owner && insteadOf !== owner) return []
    if (state.held && state.owner !== insteadOf) return refuse('already_claimed', { owner: state.owner })
    return [{ type: 'Claimed', data: { owner, ownerStream, claimedAt: now.toISOString() } }]
  },
})
