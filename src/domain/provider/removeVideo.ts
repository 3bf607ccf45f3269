import { defineCommand, refuse } from '../command.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type RemoveVideo = Extract<ProviderEvent, { type: 'VideoRemoved' }>['data']

/** Takes a video out of the gallery; one that is not there is none to take out. */
export const removeVideo = defineCommand(provider)({
  name: 'removeVideo',
  stream: (input: RemoveVideo) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide(input, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    return state.videos.has(input.videoId) ? queueChangedParts(state, [{ type: 'VideoRemoved', data: input }], now) : []
  },
})
