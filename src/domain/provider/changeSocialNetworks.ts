import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { sameData } from '../sameData.ts'
import type { SocialAddresses } from '../socialNetworks.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export interface ChangeSocialNetworks {
  readonly providerId: ProviderId
  /** All networks of the provider: an absent network is removed. */
  readonly addresses: SocialAddresses
  /** The version that the provider saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: Provider['socialAddresses'] | null
}

/** Replaces a provider's pages on networks, unless they were changed meanwhile. Rule SOC-1. */
export const changeSocialNetworks = defineCommand(provider)({
  name: 'changeSocialNetworks',
  stream: (input: ChangeSocialNetworks) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile'],
  decide({ providerId, addresses, instead }, state, { now }) {
    const { socialAddresses } = state
    if (!state.contact) return refuse('planner_not_found')
    if (instead !== undefined && !sameData(instead, socialAddresses)) return refuse('changed_meanwhile')
    if (sameData(addresses, socialAddresses)) return []
    const data = { providerId, addresses, changedAt: now.toISOString() }
    return queueChangedParts(state, [{ type: 'SocialNetworksChanged', data }], now)
  },
})
