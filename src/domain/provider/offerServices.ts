import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { sameData } from '../sameData.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export interface OfferServices extends Unerased<Extract<ProviderEvent, { type: 'ServicesOffered' }>['data']> {
  /** The version that the provider saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: Provider['services'] | null
}

/** Replaces the offered services, unless they were changed meanwhile. At least one, and none twice. Rules COM-10 and COM-11. */
export const offerServices = defineCommand(provider)({
  name: 'offerServices',
  stream: (input: OfferServices) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile', 'services_missing', 'service_twice'],
  decide({ providerId, services, instead }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    if (instead !== undefined && !sameData(instead, state.services)) return refuse('changed_meanwhile')
    if (services.length === 0) return refuse('services_missing')
    if (new Set(services.map(({ service }) => service)).size < services.length) return refuse('service_twice')
    if (sameData(services, state.services)) return []
    return queueChangedParts(state, [{ type: 'ServicesOffered', data: { providerId, services } }], now)
  },
})
