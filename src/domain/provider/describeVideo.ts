import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { sameData } from '../sameData.ts'
import { provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

interface VideoWords {
  readonly title: string
  readonly description: string
}

export interface DescribeVideo extends VideoWords {
  readonly providerId: ProviderId
  readonly videoId: string
  /** The version that the provider saw: null when it is outdated, absent when the change applies to any version. */
  readonly instead?: VideoWords | null
}

/** Changes the texts of a video. */
export const describeVideo = defineCommand(provider)({
  name: 'describeVideo',
  stream: (input: DescribeVideo) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'video_not_found', 'changed_meanwhile'],
  decide({ providerId, videoId, title, description, instead }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const video = state.videos.get(videoId)
    if (!video) return refuse('video_not_found')
    const before = { title: video.title, description: video.description }
    if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
    if (sameData(before, { title, description })) return []
    const data = { providerId, videoId, title, description, describedAt: now.toISOString() }
    return queueChangedParts(state, [{ type: 'VideoDescribed', data }], now)
  },
})
