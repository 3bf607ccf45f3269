import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface AskLoginEmailChange {
  readonly providerId: ProviderId
  /** As `normalEmail` gives it. */
  readonly email: string
  /** The keyed hash that names the e-mail in its claim. */
  readonly claim: string
  /** The session that requested it with the password; it stays open when the change is confirmed. */
  readonly sessionId: string
}

/**
 * Requests another login e-mail; the caller has checked the password. Whether the e-mail is already a login is only checked, and only
 * revealed, at the confirmation. Rule ACC-6.
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
