import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'

export type OfferServices = Unerased<Extract<ProviderEvent, { type: 'ServicesOffered' }>['data']>

/** Replaces the list of services on offer. */
export const offerServices = defineCommand<OfferServices, Provider, ProviderEvent>({
  name: 'offerServices',
  aggregate: provider,
  stream: (input) => providerStream(input.providerId),
  decide(input, state) {
    if (!state.contact) return refuse('planner_not_found')
    return [{ type: 'ServicesOffered', data: input }]
  },
})
