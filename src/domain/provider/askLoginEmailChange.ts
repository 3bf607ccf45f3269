import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface AskLoginEmailChange {
  readonly providerId: ProviderId
  /** As `normalEmail` gives it. */
  readonly email: string
  /** Names the e-mail in its claim. */
  readonly claim: string
  /** In which it asks, having given the password: it goes on when the change is confirmed. */
  readonly sessionId: string
}

/**
 * The provider wants to sign in by another e-mail; the caller has checked the password. Whether that e-mail is somebody's login already is
 * found out when it is confirmed, and by nobody else. Rule ACC-6.
 */
export const askLoginEmailChange = defineCommand(provider)({
  name: 'askLoginEmailChange',
  stream: (input: AskLoginEmailChange) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'email_unchanged'],
  decide(input, { contact }, { now }) {
    if (!contact) return refuse('planner_not_found')
    if (contact.email === input.email) return refuse('email_unchanged')
    return [{ type: 'LoginEmailChangeAsked', data: { ...input, askedAt: now.toISOString() } }]
  },
})
