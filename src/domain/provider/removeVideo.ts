import { defineCommand, refuse } from '../command.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type RemoveVideo = Extract<ProviderEvent, { type: 'VideoRemoved' }>['data']

/** Removes a video from the gallery. */
export const removeVideo = defineCommand(provider)({
  name: 'removeVideo',
  stream: (input: RemoveVideo) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'video_not_found'],
  decide(input, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    if (!state.videos.has(input.videoId)) return refuse('video_not_found')
    return queueChangedParts(state, [{ type: 'VideoRemoved', data: input }], now)
  },
})
