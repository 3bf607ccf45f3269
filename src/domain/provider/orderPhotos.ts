import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { sameData } from '../sameData.ts'
import { provider, providerStream } from './provider.ts'

export interface OrderPhotos {
  readonly providerId: ProviderId
  /** Every photograph of the gallery, in its new order. */
  readonly photoIds: readonly string[]
  /** The order before the provider's eyes: null when that is known to be out of date, absent when it takes whatever there is. */
  readonly instead?: readonly string[] | null
}

/** Puts the gallery in another order. An order that leaves a photograph out, or names one that is gone, was made for another gallery. */
export const orderPhotos = defineCommand(provider)({
  name: 'orderPhotos',
  stream: (input: OrderPhotos) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'changed_meanwhile'],
  decide({ providerId, photoIds, instead }, state) {
    if (!state.contact) return refuse('planner_not_found')
    const before = [...state.photos.keys()]
    const isOfThisGallery = sameData(photoIds.toSorted(), before.toSorted())
    if (!isOfThisGallery || (instead !== undefined && !sameData(instead, before))) return refuse('changed_meanwhile')
    return sameData(photoIds, before) ? [] : [{ type: 'PhotosOrdered', data: { providerId, photoIds: [...photoIds] } }]
  },
})
