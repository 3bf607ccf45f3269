import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProviderId } from '../ids.ts'
import { couple, coupleStream } from './couple.ts'

export interface ChangeFavourites {
  readonly coupleId: CoupleId
  readonly providerId: ProviderId
  readonly favourite: boolean
}

/** Adds a provider to a couple's favourites or removes it; idempotent. */
export const changeFavourites = defineCommand(couple)({
  name: 'changeFavourites',
  stream: (input: ChangeFavourites) => coupleStream(input.coupleId),
  refusals: ['couple_not_found'],
  decide({ coupleId, providerId, favourite }, state) {
    if (!state.profile || state.deletion) return refuse('couple_not_found')
    if (state.favourites.includes(providerId) === favourite) return []
    return [{ type: favourite ? 'FavouriteAdded' : 'FavouriteRemoved', data: { coupleId, providerId } }]
  },
})
