import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export interface RemoveProfilePhoto {
  readonly providerId: ProviderId
}

/** Removes the profile photograph, if there is one. */
export const removeProfilePhoto = defineCommand(provider)({
  name: 'removeProfilePhoto',
  stream: (input: RemoveProfilePhoto) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    const { profilePhoto: picture } = state
    return picture === undefined ? [] : queueChangedParts(state, [{ type: 'ProfilePhotoRemoved', data: { providerId, picture } }], now)
  },
})
