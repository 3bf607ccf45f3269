import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { type Instead, isOrderOfAnother } from '../pictureList.ts'
import { sameData } from '../sameData.ts'
import { provider, providerStream } from './provider.ts'

export interface OrderPhotos {
  readonly providerId: ProviderId
  /** Every photograph of the gallery, in its new order. */
  readonly photoIds: readonly string[]
  readonly instead?: Instead<readonly string[]>
}

/** Puts the gallery in another order. An order that leaves a photograph out, or names one that is gone, was made for another gallery. */
export const orderPhotos = defineCommand(provider)({
  name: 'orderPhotos',
  stream: (input: OrderPhotos) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile'],
  decide({ providerId, photoIds, instead }, state) {
    if (!state.contact) return refuse('planner_not_found')
    if (isOrderOfAnother(state, photoIds, instead)) return refuse('changed_meanwhile')
    return sameData(photoIds, [...state.photos.keys()]) ? [] : [{ type: 'PhotosOrdered', data: { providerId, photoIds: [...photoIds] } }]
  },
})
