import { defineCommand, refuse } from '../command.ts'
import { provider, providerStream } from './provider.ts'
import type { ProviderEvent } from './providerEvents.ts'

export type RemovePhoto = Extract<ProviderEvent, { type: 'PhotoRemoved' }>['data']

/** Takes a photograph out of the gallery; one that is not there is none to take out. */
export const removePhoto = defineCommand(provider)({
  name: 'removePhoto',
  stream: (input: RemovePhoto) => providerStream(input.providerId),
  refusals: ['planner_not_found'],
  decide(input, state) {
    if (!state.contact) return refuse('planner_not_found')
    return state.photos.has(input.photoId) ? [{ type: 'PhotoRemoved', data: input }] : []
  },
})
