import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { planQuota } from './planQuota.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type AddVideo = Omit<Unerased<Extract<ProviderEvent, { type: 'VideoAdded' }>['data']>, 'addedAt'>

const reads = { account: { aggregate: account, stream: (input: AddVideo) => accountStream(input.providerId) } }

/** Appends a video, within the plan's limit; the same video is added once. Rules VID-1 and VID-2. */
export const addVideo = defineCommand(provider)({
  name: 'addVideo',
  stream: (input: AddVideo) => providerStream(input.providerId),
  reads,
  refusals: ['planner_not_found', 'video_already_added', 'video_quota_reached'],
  decide(input, state, { now, rules, seen }) {
    if (!state.contact) return refuse('planner_not_found')
    if (state.videos.has(input.videoId)) return []
    const isThere = [...state.videos.values()].some(({ platform, key }) => platform === input.platform && key === input.key)
    if (isThere) return refuse('video_already_added')
    const quota = planQuota({ kind: state.kind, hasPremium: hasPremium(seen.account) }, rules.freePlan.videos)
    if (quota !== undefined && state.videos.size >= quota) return refuse('video_quota_reached', { quota })
    return queueChangedParts(state, [{ type: 'VideoAdded', data: { ...input, addedAt: now.toISOString() } }], now)
  },
})
