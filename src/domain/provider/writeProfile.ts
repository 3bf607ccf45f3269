import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { type Provider, provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'

export type WriteProfile = Unerased<Extract<ProviderEvent, { type: 'ProfileWritten' }>['data']>

/** Replaces the public texts. The caller has sanitised them. */
export const writeProfile = defineCommand<WriteProfile, Provider, ProviderEvent>({
  name: 'writeProfile',
  aggregate: provider,
  stream: (input) => providerStream(input.providerId),
  decide(input, state) {
    if (!state.contact) return refuse('planner_not_found')
    return [{ type: 'ProfileWritten', data: input }]
  },
})
