import { isErased } from '../event.ts'
import { defineProcess, makeEffect } from '../process.ts'
import { photoPictureIn } from '../provider/photoPicture.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'
import type { ReviewEvent } from '../review/reviewEvents.ts'

type Adding = Extract<ProviderEvent, { type: 'PhotoAdded' | 'ProfilePhotoSet' }> | Extract<ReviewEvent, { type: 'ReviewWritten' }>

export const makeRenditionsWhenPhotoIsAdded = defineProcess<Adding>({
  name: 'makeRenditionsWhenPhotoIsAdded',
  version: 2,
  events: ['PhotoAdded', 'ProfilePhotoSet', 'ReviewWritten'],
  startsFrom: 'beginning',
  react({ type, data }) {
    const { picture } = data
    if (picture === undefined || picture === null || isErased(picture) || !photoPictureIn(picture)) return []
    const person = type === 'ReviewWritten' ? { kind: 'reviewer', id: data.reviewId } : { kind: 'provider', id: data.providerId }
    return [makeEffect('renditions', { picture }, { person })]
  },
})
