import { defineCommand, refuse } from '../command.ts'
import type { CoupleId } from '../ids.ts'
import { couple, coupleStream } from './couple.ts'

export interface AskAccountDeletion {
  readonly coupleId: CoupleId
  /** Names the erasure in the couple's hands. */
  readonly certificateId: string
}

/** The couple wants its account deleted and all that is known of it erased; from here on nothing else is decided for it. */
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
