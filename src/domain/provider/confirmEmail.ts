import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ConfirmEmail {
  readonly providerId: ProviderId
}

/** Confirms the login e-mail; the caller has checked the mailed link. Repeating it records nothing. Rule REG-8. */
export const confirmEmail = defineCommand(provider)({
  name: 'confirmEmail',
  stream: (input: ConfirmEmail) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId }, { contact }, { now }) {
    if (!contact) return refuse('planner_not_found')
    return contact.emailConfirmed ? [] : [{ type: 'EmailConfirmed', data: { providerId, confirmedAt: now.toISOString() } }]
  },
})
