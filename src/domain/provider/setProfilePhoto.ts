import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'
import { queueChangedParts } from './queueChangedParts.ts'

export interface SetProfilePhoto {
  readonly providerId: ProviderId
  /** Where it is stored; the caller has stored it. */
  readonly picture: string
}

/** Sets or replaces the profile photograph. */
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
