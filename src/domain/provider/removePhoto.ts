import { defineCommand, refuse } from '../command.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export type RemovePhoto = Pick<Extract<ProviderEvent, { type: 'PhotoRemoved' }>['data'], 'providerId' | 'photoId'>

/** Takes a photograph out of the gallery. */
export const removePhoto = defineCommand(provider)({
  name: 'removePhoto',
  stream: (input: RemovePhoto) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'photo_not_found'],
  decide({ providerId, photoId }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const photo = state.photos.get(photoId)
    if (!photo) return refuse('photo_not_found')
    return queueChangedParts(state, [{ type: 'PhotoRemoved', data: { providerId, photoId, picture: photo.picture } }], now)
  },
})
