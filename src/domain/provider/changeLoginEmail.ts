import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ChangeLoginEmail {
  readonly providerId: ProviderId
  /** Which of the changes that were asked for: the last one alone can be confirmed. */
  readonly askedAt: string
  /** Names the present e-mail in its claim. */
  readonly formerClaim: string
}

/**
 * The e-mail that was asked for is the provider's login from now on: the caller has checked the link that was mailed there and taken the claim on
 * it. An e-mail that was not confirmed before is confirmed by that. Rule ACC-6.
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
