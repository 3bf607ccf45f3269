import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export interface SetProfilePhoto {
  readonly providerId: ProviderId
  /** Where it is kept; the caller has stored it. */
  readonly picture: string
}

/** Shows a photograph as the provider's face, instead of the one before. */
export const setProfilePhoto = defineCommand(provider)({
  name: 'setProfilePhoto',
  stream: (input: SetProfilePhoto) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide({ providerId, picture }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    if (state.profilePhoto === picture) return []
    const data = { providerId, picture, replaced: state.profilePhoto ?? null }
    return queueChangedParts(state, [{ type: 'ProfilePhotoSet', data }], now)
  },
})
