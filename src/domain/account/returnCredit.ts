import type { GuaranteeRule } from '../guarantee/guaranteeRule.ts'
import { guaranteeOf } from '../guarantee/guaranteeVersions.ts'
import type { CoupleId, ProviderId, RequestId } from '../ids.ts'
import type { Account } from './account.ts'
import type { AccountEvent } from './accountEvents.ts'

interface Unlocked {
  readonly providerId: ProviderId
  readonly requestId: RequestId
  readonly coupleId: CoupleId
}

/**
 * What an unlock cost comes back by a rule of the guarantee that held for it: once, and not to an account that was closed. Under Premium it
 * cost nothing. Whether the rule applies is for the caller to say. Rule GUA-3.
 */
export function returnCredit(rule: GuaranteeRule, unlocked: Unlocked, state: Account, now: Date): readonly AccountEvent[] {
  const { providerId, requestId, coupleId } = unlocked
  const answer = state.answers.get(requestId)
  if (answer?.kind !== 'unlocked' || answer.credits === 0 || answer.returned || state.isClosed) return []
  const { version } = guaranteeOf(answer.unlockedAt)
  const returnedAt = now.toISOString()
  return [{ type: 'CreditReturned', data: { providerId, requestId, coupleId, credits: answer.credits, rule, version, returnedAt } }]
}
