import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type WriteProfile = Unerased<Extract<ProviderEvent, { type: 'ProfileWritten' }>['data']>

/** Replaces the public texts. The caller has sanitised them. */
export const writeProfile = defineCommand(provider)({
  name: 'writeProfile',
  stream: (input: WriteProfile) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide(input, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    return queueChangedParts(state, [{ type: 'ProfileWritten', data: input }], now)
  },
})
