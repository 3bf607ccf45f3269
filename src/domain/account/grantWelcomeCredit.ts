import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { type Account, account, accountStream } from './account.ts'
import type { AccountEvent } from './accountEvents.ts'

export interface GrantWelcomeCredit {
  readonly providerId: ProviderId
}

/** Every new provider begins with a credit. */
export const grantWelcomeCredit = defineCommand<GrantWelcomeCredit, Account, AccountEvent>({
  name: 'grantWelcomeCredit',
  aggregate: account,
  stream: (input) => accountStream(input.providerId),
  decide({ providerId }, state, { rules }) {
    if (state.welcomed) return []
    return [{ type: 'WelcomeCreditGranted', data: { providerId, credits: rules.welcomeCredits } }]
  },
})
