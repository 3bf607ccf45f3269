import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { planQuota } from './planQuota.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type AddPhoto = Omit<Unerased<Extract<ProviderEvent, { type: 'PhotoAdded' }>['data']>, 'altRequired'>

const reads = { account: { aggregate: account, stream: (input: AddPhoto) => accountStream(input.providerId) } }

/**
 * Appends a photograph to the gallery, within the plan's limit; the same photograph is added once. The caller has stored its picture.
 * Couples see it once it has an alternative text. Rules PHO-2, PHO-5 and PHO-6.
 */
export const addPhoto = defineCommand(provider)({
  name: 'addPhoto',
  stream: (input: AddPhoto) => providerStream(input.providerId),
  reads,
  refusals: ['planner_not_found', 'photo_already_added', 'photo_quota_reached'],
  decide(input, state, { now, rules, seen }) {
    if (!state.contact) return refuse('planner_not_found')
    if (state.photos.has(input.photoId)) return []
    const { contentHash } = input
    const isThere = contentHash !== undefined && [...state.photos.values()].some((photo) => photo.contentHash === contentHash)
    if (isThere) return refuse('photo_already_added')
    const quota = planQuota({ kind: state.kind, hasPremium: hasPremium(seen.account) }, rules.freePlan.photos)
    if (quota !== undefined && state.photos.size >= quota) return refuse('photo_quota_reached', { quota })
    return queueChangedParts(state, [{ type: 'PhotoAdded', data: { ...input, altRequired: true } }], now)
  },
})
