import { defineCommand, refuse } from '../command.ts'
import type { CoupleId } from '../ids.ts'
import { type Couple, couple, coupleStream } from './couple.ts'
import type { CoupleEvent } from './coupleEvents.ts'

export interface AskAccountDeletion {
  readonly coupleId: CoupleId
  /** Names the erasure in the couple's hands. */
  readonly certificateId: string
}

/** The couple wants its account deleted and all that is known of it erased; from here on nothing else is decided for it. */
export const askAccountDeletion = defineCommand<AskAccountDeletion, Couple, CoupleEvent>({
  name: 'askAccountDeletion',
  aggregate: couple,
  stream: (input) => coupleStream(input.coupleId),
  decide(input, state, { now }) {
    if (!state.profile) return refuse('couple-not-found')
    if (state.deletion) return []
    return [{ type: 'AccountDeletionAsked', data: { ...input, askedAt: now.toISOString() } }]
  },
})
