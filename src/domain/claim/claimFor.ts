import { defineCommand, refuse } from '../command.ts'
import type { StreamName } from '../ids.ts'
import { type ClaimKind, claim, claimStream } from './claim.ts'

export interface ClaimFor {
  readonly kind: ClaimKind
  readonly hash: string
  readonly owner: string
  readonly ownerStream: StreamName
  /**
   * An owner whose claim was found to have come to nothing: older than the grace and without a stream. The owner itself may be named:
   * its claim then counts from now on, so that nobody else takes it over while it goes on.
   */
  readonly insteadOf?: string
}

/** Takes a unique thing that is free, or whose last taker never came to be. */
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
