import { defineCommand, refuse } from '../command.ts'
import type { CoupleId } from '../ids.ts'
import { couple, coupleStream } from './couple.ts'

export interface AskAccountDeletion {
  readonly coupleId: CoupleId
  /** The id of the erasure on the couple's certificate. */
  readonly certificateId: string
}

/** The couple requests the deletion of its account and all its data; after this no other command is accepted for it. */
export const askAccountDeletion = defineCommand(couple)({
  name: 'askAccountDeletion',
  stream: (input: AskAccountDeletion) => coupleStream(input.coupleId),
  refusals: ['couple_not_found'],
  decide(input, state, { now }) {
    if (!state.profile) return refuse('couple_not_found')
    if (state.deletion) return []
    return [{ type: 'AccountDeletionAsked', data: { ...input, askedAt: now.toISOString() } }]
  },
})
