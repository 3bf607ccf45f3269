import { defineCommand } from '../command.ts'
import { type Claim, type ClaimKind, claim, claimStream } from './claim.ts'
import type { ClaimEvent } from './claimEvents.ts'

export interface ReleaseClaim {
  readonly kind: ClaimKind
  readonly hash: string
  /** Whose claim it is; that of anybody else is left alone. */
  readonly owner: string
}

/** Gives a unique thing up, so that the next one can take it. */
export const releaseClaim = defineCommand<ReleaseClaim, Claim, ClaimEvent>({
  name: 'releaseClaim',
  aggregate: claim,
  stream: (input) => claimStream(input.kind, input.hash),
  decide: ({ owner }, state) => (state.held && state.owner === owner ? [{ type: 'Released', data: { owner } }] : []),
})
