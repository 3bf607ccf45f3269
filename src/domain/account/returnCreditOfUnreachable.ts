import { defineCommand } from '../command.ts'
import { coupleStream } from '../couple/couple.ts'
import { endOfWindow, guaranteeOf } from '../guarantee/guaranteeVersions.ts'
import type { CoupleId, ProviderId, RequestId } from '../ids.ts'
import { notifications } from '../person/notifications.ts'
import { account, accountStream } from './account.ts'
import { returnCredit } from './returnCredit.ts'

export interface ReturnCreditOfUnreachable {
  readonly providerId: ProviderId
  readonly requestId: RequestId
  readonly coupleId: CoupleId
  /** When it turned out that the couple is not reached; null to look whether its mails fail at present. */
  readonly unreachableAt: string | null
}

const reads = { couple: { aggregate: notifications, stream: (input: ReturnCreditOfUnreachable) => coupleStream(input.coupleId) } }

/**
 * The credit of an unlock comes back when the couple is not reached within the guarantee's window. A mail address that failed for good before
 * the unlock, and still does, is one that the provider paid for as well. Rule GUA-4.
 */
export const returnCreditOfUnreachable = defineCommand(account)({
  name: 'returnCreditOfUnreachable',
  stream: (input: ReturnCreditOfUnreachable) => accountStream(input.providerId),
  reads,
  decide(input, state, { now, seen }) {
    const answer = state.answers.get(input.requestId)
    const unreachableAt = input.unreachableAt ?? seen.couple.delivery.failedAt
    if (answer?.kind !== 'unlocked' || unreachableAt === undefined) return []
    const { days } = guaranteeOf(answer.unlockedAt).unreachable
    const isInTime = Date.parse(unreachableAt) <= Date.parse(endOfWindow(answer.unlockedAt, days))
    return isInTime ? returnCredit('unreachable', input, state, now) : []
  },
})
