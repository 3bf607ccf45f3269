import { defineCommand, refuse } from '../command.ts'
import type { ProviderId } from '../ids.ts'
import { provider, providerStream } from './provider.ts'

export interface ChangePhotosVisibility {
  readonly providerId: ProviderId
  readonly photoIds: readonly string[]
  readonly isVisible: boolean
}

/**
 * Hides photographs from couples, or shows them again: all, or none if one does not exist. Photographs that already have this state do not
 * change.
 */
export const changePhotosVisibility = defineCommand(provider)({
  name: 'changePhotosVisibility',
  stream: (input: ChangePhotosVisibility) => providerStream(input.providerId),
  refusals: ['planner_not_found', 'photo_not_found'],
  decide({ providerId, photoIds, isVisible }, state, { now }) {
    if (!state.contact) return refuse('planner_not_found')
    if (photoIds.some((id) => !state.photos.has(id))) return refuse('photo_not_found')
    const changed = [...new Set(photoIds)].filter((id) => state.photos.get(id)?.isVisible !== isVisible)
    if (changed.length === 0) return []
    return [{ type: 'PhotosVisibilityChanged', data: { providerId, photoIds: changed, isVisible, changedAt: now.toISOString() } }]
  },
})
