import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { decideKey } from '../pictureDecisions.ts'
import { provider, providerStream } from './provider.ts'

export interface ChooseKeyPhoto {
  readonly providerId: ProviderId
  readonly photoId: string
}

/** Chooses the key photograph of the provider. */
export const chooseKeyPhoto = defineCommand(provider)({
  name: 'chooseKeyPhoto',
  stream: (input: ChooseKeyPhoto) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'photo_not_found'],
  decide({ providerId, photoId }, state) {
    if (!state.contact) return refuse('planner_not_found')
    return decideKey(state, photoId, () => [{ type: 'KeyPhotoChosen', data: { providerId, photoId } }])
  },
})
