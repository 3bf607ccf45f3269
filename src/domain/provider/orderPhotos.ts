import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { decideOrder } from '../pictureDecisions.ts'
import type { Instead } from '../pictureList.ts'
import { provider, providerStream } from './provider.ts'

export interface OrderPhotos {
  readonly providerId: ProviderId
  /** Every photograph of the gallery, in the new order. */
  readonly photoIds: readonly string[]
  readonly instead?: Instead<readonly string[]>
}

/** Changes the order of the gallery. */
export const orderPhotos = defineCommand(provider)({
  name: 'orderPhotos',
  stream: (input: OrderPhotos) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile'],
  decide({ providerId, photoIds, instead }, state) {
    if (!state.contact) return refuse('planner_not_found')
    return decideOrder(state, { ids: photoIds, instead }, () => [{ type: 'PhotosOrdered', data: { providerId, photoIds: [...photoIds] } }])
  },
})
