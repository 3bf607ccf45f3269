import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type AddVideo = Unerased<Extract<ProviderEvent, { type: 'VideoAdded' }>['data']>

/** Puts a video at the end of the gallery; the same one again is no second one. */
export const addVideo = defineCommand(provider)({
  name: 'addVideo',
  stream: (input: AddVideo) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide(input, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    return state.videos.has(input.videoId) ? [] : queueChangedParts(state, [{ type: 'VideoAdded', data: input }], now)
  },
})
