import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface RenewReviewLink {
  readonly providerId: ProviderId
  /** The number of the link that the provider saw, so that pressing the button twice renews it once. */
  readonly instead: number
}

/** Renews the link to the review form; the old one becomes invalid. Rule REV-4. */
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
