import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ChangeLoginEmail {
  readonly providerId: ProviderId
  /** The id of the requested change; only the last one can be confirmed. */
  readonly askedAt: string
  /** The keyed hash that names the present e-mail in its claim. */
  readonly formerClaim: string
}

/**
 * Makes the requested e-mail the provider's login: the caller has checked the mailed link and taken the claim. This also confirms an e-mail
 * that was not confirmed before. Rule ACC-6.
 */
export const changeLoginEmail = defineCommand(provider)({
  name: 'changeLoginEmail',
  stream: (input: ChangeLoginEmail) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'change_not_asked'],
  decide({ providerId, askedAt, formerClaim }, { contact, emailChange }, { now }) {
    if (!contact) return refuse('planner_not_found')
    if (!emailChange || emailChange.isDone || emailChange.askedAt !== askedAt) return refuse('change_not_asked')
    const { email, claim } = emailChange
    const changedAt = now.toISOString()
    const changed = {
      type: 'LoginEmailChanged',
      data: { providerId, email, former: contact.email, claim, formerClaim, changedAt },
    } as const
    if (contact.emailConfirmed) return [changed]
    return [changed, { type: 'EmailConfirmed', data: { providerId, confirmedAt: changedAt } }]
  },
})
