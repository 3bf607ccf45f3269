import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { type Account, account, accountStream } from './account.ts'
import type { AccountEvent } from './accountEvents.ts'

export interface CorrectCredits {
  readonly providerId: ProviderId
  /** What to add; negative to take away. */
  readonly credits: number
  readonly reason: string
}

/** An administrator's correction of the ledger, with its reason. */
export const correctCredits = defineCommand<CorrectCredits, Account, AccountEvent>({
  name: 'correctCredits',
  aggregate: account,
  stream: (input) => accountStream(input.providerId),
  decide({ providerId, credits, reason }, state) {
    if (!reason.trim()) return refuse('reason_required')
    if (credits === 0) return []
    if (state.credits + credits < 0) return refuse('balance_below_zero')
    return [{ type: 'CreditsCorrected', data: { providerId, credits, reason: reason.trim() } }]
  },
})
