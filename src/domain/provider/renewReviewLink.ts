import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface RenewReviewLink {
  readonly providerId: ProviderId
  /** The number of the link that the provider saw: a second press of the button renews nothing more. */
  readonly instead: number
}

/** The link by which clients write reviews gets another token, and the old one is invalid from then on. Rule REV-4. */
export const renewReviewLink = defineCommand(provider)({
  name: 'renewReviewLink',
  stream: (input: RenewReviewLink) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId, instead }, { contact, reviewLink }, { now }) {
    if (!contact) return refuse('planner_not_found')
    if (instead !== reviewLink) return []
    return [{ type: 'ReviewLinkRenewed', data: { providerId, number: reviewLink + 1, renewedAt: now.toISOString() } }]
  },
})
