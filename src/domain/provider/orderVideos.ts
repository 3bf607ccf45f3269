import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { sameData } from '../sameData.ts'
import { provider, providerStream } from './provider.ts'

export interface OrderVideos {
  readonly providerId: ProviderId
  /** Every video, in its new order. */
  readonly videoIds: readonly string[]
  /** The order before the provider's eyes: null when that is known to be out of date, absent when it takes whatever there is. */
  readonly instead?: readonly string[] | null
}

/** Puts the videos in another order. An order that leaves a video out, or names one that is gone, was made for others. */
export const orderVideos = defineCommand(provider)({
  name: 'orderVideos',
  stream: (input: OrderVideos) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile'],
  decide({ providerId, videoIds, instead }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const before = [...state.videos.keys()]
    const areThese = sameData(videoIds.toSorted(), before.toSorted())
    if (!areThese || (instead !== undefined && !sameData(instead, before))) return refuse('changed_meanwhile')
    if (sameData(videoIds, before)) return []
    return [{ type: 'VideosOrdered', data: { providerId, videoIds: [...videoIds], orderedAt: now.toISOString() } }]
  },
})
