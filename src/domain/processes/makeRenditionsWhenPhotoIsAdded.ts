import { isErased } from '../event.ts'
import { defineProcess, makeEffect } from '../process.ts'
import { photoPictureIn } from '../provider/photoPicture.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

export const makeRenditionsWhenPhotoIsAdded = defineProcess<Extract<ProviderEvent, { type: 'PhotoAdded' | 'ProfilePhotoSet' }>>({
  name: 'makeRenditionsWhenPhotoIsAdded',
  events: ['PhotoAdded', 'ProfilePhotoSet'],
  startsFrom: 'beginning',
  react({ data: { providerId, picture } }) {
    if (isErased(picture) || !photoPictureIn(picture)) return []
    return [makeEffect('renditions', { picture }, { person: { kind: 'provider', id: providerId } })]
  },
})
