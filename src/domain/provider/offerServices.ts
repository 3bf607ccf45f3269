import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type OfferServices = Unerased<Extract<ProviderEvent, { type: 'ServicesOffered' }>['data']>

/** Replaces the list of services on offer. */
export const offerServices = defineCommand(provider)({
  name: 'offerServices',
  stream: (input: OfferServices) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide(input, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    return queueChangedParts(state, [{ type: 'ServicesOffered', data: input }], now)
  },
})
