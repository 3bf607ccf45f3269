import { defineCommand } from '../command.ts'
import { endOfWindow, guaranteeOf } from '../guarantee/guaranteeVersions.ts'
import type { CoupleId, ProviderId, RequestId } from '../ids.ts'
import { account, accountStream } from './account.ts'
import type { AccountEvent } from './accountEvents.ts'
import { returnCredit } from './returnCredit.ts'

export interface RecordWithdrawal {
  readonly providerId: ProviderId
  readonly requestId: RequestId
  readonly coupleId: CoupleId
  readonly withdrawnAt: string
}

/**
 * Records in the account that a request was withdrawn. An unlock that came first stands, and its credit comes back when the couple
 * withdrew within the guarantee's window; an unlock that comes later is refused. A rejected request has no answer left to change. Rules GUA-1 and GUA-3.
 */
export const recordWithdrawal = defineCommand(account)({
  name: 'recordWithdrawal',
  stream: (input: RecordWithdrawal) => accountStream(input.providerId),
  decide(input, state, { now }) {
    const { requestId, withdrawnAt } = input
    const answer = state.answers.get(requestId)
    if (answer && (answer.kind !== 'unlocked' || answer.over)) return []
    const withdrawn: AccountEvent = { type: 'RequestWithdrawn', data: { ...input } }
    if (!answer) return [withdrawn]
    const { days } = guaranteeOf(answer.unlockedAt).withdrawn
    const isInTime = Date.parse(withdrawnAt) <= Date.parse(endOfWindow(answer.unlockedAt, days))
    return isInTime ? [withdrawn, ...returnCredit('withdrawn', input, state, now)] : [withdrawn]
  },
})
