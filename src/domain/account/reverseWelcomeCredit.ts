import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { account, accountStream } from './account.ts'

export interface ReverseWelcomeCredit {
  readonly providerId: ProviderId
}

/**
 * The company number had a welcome credit before: that of this account goes, as far as it was not spent, or is never granted. What was unlocked
 * stays unlocked: the first credits that an account spends are those of its welcome. Rules REG-10, CRE-1.
 */
export const reverseWelcomeCredit = defineCommand(account)({
  name: 'reverseWelcomeCredit',
  stream: (input: ReverseWelcomeCredit) => accountStream(input.providerId),
  decide({ providerId }, { welcomeReversedAt, welcomeCredits, spentCredits, credits }, { now }) {
    if (welcomeReversedAt !== undefined) return []
    const unspent = Math.max(0, Math.min(welcomeCredits - spentCredits, credits))
    return [{ type: 'WelcomeCreditReversed', data: { providerId, credits: unspent, reversedAt: now.toISOString() } }]
  },
})
