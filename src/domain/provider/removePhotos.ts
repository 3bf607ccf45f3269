import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export interface RemovePhotos {
  readonly providerId: ProviderId
  readonly photoIds: readonly string[]
}

/** Removes photographs from the gallery: all, or none if one does not exist. */
export const removePhotos = defineCommand(provider)({
  name: 'removePhotos',
  stream: (input: RemovePhotos) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'photo_not_found'],
  decide({ providerId, photoIds }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const removed = [...new Set(photoIds)].flatMap((photoId) => {
      const photo = state.photos.get(photoId)
      return photo ? [{ photoId, picture: photo.picture }] : []
    })
    if (removed.length < new Set(photoIds).size) return refuse('photo_not_found')
    return queueChangedParts(
      state,
      removed.map((photo) => ({ type: 'PhotoRemoved', data: { providerId, ...photo } })),
      now,
    )
  },
})
