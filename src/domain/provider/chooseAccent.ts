import type { AccentColour } from '../accentColour.ts'
import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ChooseAccent {
  readonly providerId: ProviderId
  readonly accent: AccentColour
}

const reads = { account: { aggregate: account, stream: ({ providerId }: ChooseAccent) => accountStream(providerId) } }

/** Sets the colour of the public page, which needs Premium. It stays stored when Premium ends, and is shown again with it. Rule COL-1. */
export const chooseAccent = defineCommand(provider)({
  name: 'chooseAccent',
  stream: ({ providerId }: ChooseAccent) => providerStream(providerId),
  reads,
  refusals: ['planner_not_found', 'premium_required'],
  decide({ providerId, accent }, state, { now, seen }) {
    if (!state.contact) return refuse('planner_not_found')
    if (!hasPremium(seen.account)) return refuse('premium_required')
    return accent === state.accent ? [] : [{ type: 'AccentChosen', data: { providerId, accent, chosenAt: now.toISOString() } }]
  },
})
