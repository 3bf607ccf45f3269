import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ChangeVideoVisibility {
  readonly providerId: ProviderId
  readonly videoId: string
  readonly isVisible: boolean
}

/** Hides a video from couples, or shows it again. A video that already has this state does not change. */
export const changeVideoVisibility = defineCommand(provider)({
  name: 'changeVideoVisibility',
  stream: (input: ChangeVideoVisibility) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'video_not_found'],
  decide({ providerId, videoId, isVisible }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const video = state.videos.get(videoId)
    if (!video) return refuse('video_not_found')
    if (video.isVisible === isVisible) return []
    return [{ type: 'VideoVisibilityChanged', data: { providerId, videoId, isVisible, changedAt: now.toISOString() } }]
  },
})
