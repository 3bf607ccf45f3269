import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { sameData } from '../sameData.ts'
import type { SocialAddresses } from '../socialNetworks.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export interface ChangeSocialNetworks {
  readonly providerId: ProviderId
  /** All of them: a network that is absent is left. */
  readonly addresses: SocialAddresses
  /** What the provider saw when it began: null when that is known to be out of date, absent when it takes whatever there is. */
  readonly instead?: Provider['socialAddresses'] | null
}

/** Says where else couples find a provider, unless somebody changed it meanwhile. Rule SOC-1. */
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
