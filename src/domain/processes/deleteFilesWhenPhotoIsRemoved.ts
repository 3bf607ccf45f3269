import { isErased } from '../event.ts'
import { defineProcess, makeEffect } from '../process.ts'
import { photoPictureIn } from '../provider/photoPicture.ts'
import type { ProviderEvent } from '../provider/providerEvents.ts'

type Removing = Extract<ProviderEvent, { type: 'PhotoRemoved' | 'ProfilePhotoSet' | 'ProfilePhotoRemoved' }>

/** Those of an erased provider went with it. */
export const deleteFilesWhenPhotoIsRemoved = defineProcess<Removing>({
  name: 'deleteFilesWhenPhotoIsRemoved',
  events: ['PhotoRemoved', 'ProfilePhotoSet', 'ProfilePhotoRemoved'],
  startsFrom: 'beginning',
  react(event) {
    const picture = event.type === 'ProfilePhotoSet' ? event.data.replaced : event.data.picture
    if (picture === null || picture === undefined || isErased(picture) || !photoPictureIn(picture)) return []
    return [makeEffect('fileDeletion', { picture })]
  },
})
