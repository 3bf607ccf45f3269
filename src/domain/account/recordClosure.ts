import { defineCommand } from '../command.ts'
import type { CoupleId, ProviderId, RequestId } from '../ids.ts'
import { account, accountStream } from './account.ts'
import type { AccountEvent } from './accountEvents.ts'
import { returnCredit } from './returnCredit.ts'

export interface RecordClosure {
  readonly providerId: ProviderId
  readonly requestId: RequestId
  readonly coupleId: CoupleId
  /** When the couple had found its planner. */
  readonly closedAt: string
}

/**
 * Records in the account that a couple has found its planner. An unlock that came before stands and was worth its credit: the couple was
 * still looking, and took nothing back. One that came between the couple's word and this gets its credit back; a later one is refused. Rule GUA-2.
 */
export const recordClosure = defineCommand(account)({
  name: 'recordClosure',
  stream: (input: RecordClosure) => accountStream(input.providerId),
  decide(input, state, { now }) {
    const { requestId, closedAt } = input
    const answer = state.answers.get(requestId)
    if (answer && (answer.kind !== 'unlocked' || answer.over)) return []
    const closed: AccountEvent = { type: 'RequestClosed', data: { ...input } }
    if (!answer || Date.parse(answer.unlockedAt) < Date.parse(closedAt)) return [closed]
    return [closed, ...returnCredit('settled-first', input, state, now)]
  },
})
