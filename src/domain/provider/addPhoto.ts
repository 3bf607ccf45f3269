import { defineCommand, refuse } from '../command.ts'
import type { Unerased } from '../event.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'

export type AddPhoto = Unerased<Extract<ProviderEvent, { type: 'PhotoAdded' }>['data']>

/** Puts a photograph at the end of the gallery; the same one again is no second one. The caller has stored its picture. */
export const addPhoto = defineCommand(provider)({
  name: 'addPhoto',
  stream: (input: AddPhoto) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide(input, state) {
    if (!state.contact) return refuse('planner_not_found')
    return state.photos.has(input.photoId) ? [] : [{ type: 'PhotoAdded', data: input }]
  },
})
