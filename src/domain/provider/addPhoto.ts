import { account, accountStream, hasPremium } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type AddPhoto = Unerased<Extract<ProviderEvent, { type: 'PhotoAdded' }>['data']>

const reads = { account: { aggregate: account, stream: (input: AddPhoto) => accountStream(input.providerId) } }

/**
 * Puts a photograph at the end of the gallery, as far as the plan goes; the same one again is no second one. The caller has stored its
 * picture.
 */
export const addPhoto = defineCommand(provider)({
  name: 'addPhoto',
  stream: (input: AddPhoto) => providerStream(input.providerId),
  reads,
  refusals: ['planner_not_found', 'photo_quota_reached'],
  decide(input, state, { now, rules, seen }) {
    if (!state.contact) return refuse('planner_not_found')
    if (state.photos.has(input.photoId)) return []
    const quota = rules.freePlan.photos
    const limited = state.kind !== 'venue' && !hasPremium(seen.account)
    if (limited && state.photos.size >= quota) return refuse('photo_quota_reached', { quota })
    return queueChangedParts(state, [{ type: 'PhotoAdded', data: input }], now)
  },
})
