import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProviderId } from '../ids.ts'
import { type Couple, couple, coupleStream } from './couple.ts'
import type { CoupleEvent } from './coupleEvents.ts'

export interface ChangeFavourites {
  readonly coupleId: CoupleId
  readonly providerId: ProviderId
  readonly favourite: boolean
}

/** Puts a provider among a couple's favourites, or takes it out; either twice is once. */
export const changeFavourites = defineCommand<ChangeFavourites, Couple, CoupleEvent>({
  name: 'changeFavourites',
  aggregate: couple,
  stream: (input) => coupleStream(input.coupleId),
  decide({ coupleId, providerId, favourite }, state) {
    if (!state.profile || state.deletion) return refuse('couple-not-found')
    if (state.favourites.includes(providerId) === favourite) return []
    return [{ type: favourite ? 'FavouriteAdded' : 'FavouriteRemoved', data: { coupleId, providerId } }]
  },
})
