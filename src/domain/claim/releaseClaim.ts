import { defineCommand } from '../command.ts'
import { type ClaimKind, claim, claimStream } from './claim.ts'

export interface ReleaseClaim {
  readonly kind: ClaimKind
  readonly hash: string
  /** The owner of the claim; a claim of anybody else is not released. */
  readonly owner: string
}

/** Releases a unique value, so that another owner can take it. */
export const releaseClaim = defineCommand(claim)({
  name: 'releaseClaim',
  stream: (input: ReleaseClaim) => claimStream(input.kind, input.hash),
  decide: ({ owner }, state) => (state.held && state.owner === owner ? [{ type: 'Released', data: { owner } }] : []),
})
