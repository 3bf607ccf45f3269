import { defineCommand } from '../command.ts'
import { type ClaimKind, claim, claimStream } from './claim.ts'

export interface ReleaseClaim {
  readonly kind: ClaimKind
  readonly hash: string
  /** Whose claim it is; that of anybody else is left alone. */
  readonly owner: string
}

/** Gives a unique thing up, so that the next one can take it. */
export const releaseClaim = defineCommand(claim)({
  name: 'releaseClaim',
  stream: (input: ReleaseClaim) => claimStream(input.kind, input.hash),
  decide: ({ owner }, state) => (state.held && state.owner === owner ? [{ type: 'Released', data: { owner } }] : []),
})
