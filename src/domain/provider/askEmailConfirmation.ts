import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface AskEmailConfirmation {
  readonly providerId: ProviderId
}

/** Requests the link that confirms the login e-mail again. Rule REG-8. */
export const askEmailConfirmation = defineCommand(provider)({
  name: 'askEmailConfirmation',
  stream: (input: AskEmailConfirmation) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'email_already_confirmed'],
  decide({ providerId }, { contact }, { now }) {
    if (!contact) return refuse('planner_not_found')
    if (contact.emailConfirmed) return refuse('email_already_confirmed')
    return [{ type: 'EmailConfirmationAsked', data: { providerId, askedAt: now.toISOString() } }]
  },
})
