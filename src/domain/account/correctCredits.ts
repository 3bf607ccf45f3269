import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { account, accountStream } from './account.ts'

export interface CorrectCredits {
  readonly providerId: ProviderId
  /** What to add; negative to take away. */
  readonly credits: number
  readonly reason: string
}

/** An administrator's correction of the ledger, with its reason. An account that was closed has none any more. Rules CRE-1 and CRE-3. */
export const correctCredits = defineCommand(account)({
  name: 'correctCredits',
  stream: (input: CorrectCredits) => accountStream(input.providerId),
  refusals: ['reason_required', 'balance_below_zero', 'account_closed'],
  decide({ providerId, credits, reason }, state) {
    if (!reason.trim()) return refuse('reason_required')
    if (credits === 0) return []
    if (state.isClosed) return refuse('account_closed')
    if (state.credits + credits < 0) return refuse('balance_below_zero')
    return [{ type: 'CreditsCorrected', data: { providerId, credits, reason: reason.trim() } }]
  },
})
