import { defineCommand } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { account, accountStream } from './account.ts'

export interface GrantWelcomeCredit {
  readonly providerId: ProviderId
}

/** Every new provider begins with a credit. Rule REG-7. */
export const grantWelcomeCredit = defineCommand(account)({
  name: 'grantWelcomeCredit',
  stream: (input: GrantWelcomeCredit) => accountStream(input.providerId),
  decide({ providerId }, state, { rules }) {
    if (state.welcomed || state.isClosed) return []
    return [{ type: 'WelcomeCreditGranted', data: { providerId, credits: rules.welcomeCredits } }]
  },
})
