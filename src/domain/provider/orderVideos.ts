import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { sameData } from '../sameData.ts'
import { provider, providerStream } from './provider.ts'

export interface OrderVideos {
  readonly providerId: ProviderId
  /** Every video, in the new order. */
  readonly videoIds: readonly string[]
  /** The order that the provider saw: null when it is outdated, absent when the change applies to any order. */
  readonly instead?: readonly string[] | null
}

/** Changes the order of the videos. An order that lacks a video or contains a deleted one was made for an outdated list. */
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
