import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { sameData } from '../sameData.ts'
import { provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

interface PhotoWords {
  readonly caption: string
  readonly alt: string
}

export interface DescribePhoto extends PhotoWords {
  readonly providerId: ProviderId
  readonly photoId: string
  /** The version that the provider saw: null when it is known to be out of date, absent when the change holds for any version. */
  readonly instead?: PhotoWords | null
}

/** Says what a photograph of the gallery shows. */
export const describePhoto = defineCommand(provider)({
  name: 'describePhoto',
  stream: (input: DescribePhoto) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'photo_not_found', 'changed_meanwhile'],
  decide({ providerId, photoId, caption, alt, instead }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const photo = state.photos.get(photoId)
    if (!photo) return refuse('photo_not_found')
    const before = { caption: photo.caption, alt: photo.alt }
    if (instead !== undefined && !sameData(instead, before)) return refuse('changed_meanwhile')
    if (sameData(before, { caption, alt })) return []
    return queueChangedParts(state, [{ type: 'PhotoDescribed', data: { providerId, photoId, caption, alt } }], now)
  },
})
