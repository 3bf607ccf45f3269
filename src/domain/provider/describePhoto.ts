import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { decideWords } from '../pictureDecisions.ts'
import type { Instead, PictureWords } from '../pictureList.ts'
import { provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export interface DescribePhoto extends PictureWords {
  readonly providerId: ProviderId
  readonly photoId: string
  readonly instead?: Instead<PictureWords>
}

/** Says what a photograph of the gallery shows. */
export const describePhoto = defineCommand(provider)({
  name: 'describePhoto',
  stream: (input: DescribePhoto) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'photo_not_found', 'changed_meanwhile'],
  decide({ providerId, photoId, caption, alt, instead }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    return decideWords(state, { id: photoId, caption, alt, instead }, () =>
      queueChangedParts(state, [{ type: 'PhotoDescribed', data: { providerId, photoId, caption, alt } }], now),
    )
  },
})
