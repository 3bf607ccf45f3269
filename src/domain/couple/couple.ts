import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type CoupleId, type ProviderId, type StreamName, streamName } from '../ids.ts'
import type { Place } from '../place.ts'
import type { CoupleEvent } from './coupleEvents.ts'

export interface CoupleProfile {
  readonly coupleId: CoupleId
  readonly firstname: Personal<string>
  readonly lastname: Personal<string>
  readonly email: Personal<string>
  readonly phone: Personal<string>
  readonly home: Personal<Place>
  readonly locale: string
  readonly hasFinishedOnboarding: boolean
}

export interface Couple {
  readonly profile: CoupleProfile | undefined
  readonly favourites: readonly ProviderId[]
}

export const couple: Aggregate<Couple, CoupleEvent> = {
  initial: { profile: undefined, favourites: [] },
  evolve(state, event) {
    switch (event.type) {
      case 'CoupleRegistered': {
        const { coupleId, firstname, lastname, email, phone, home, locale } = event.data
        return { ...state, profile: { coupleId, firstname, lastname, email, phone, home, locale, hasFinishedOnboarding: true } }
      }
      case 'CoupleProfileUpdated': {
        const { email, home, locale } = event.data
        return { ...state, profile: state.profile && { ...state.profile, email, home, locale, hasFinishedOnboarding: true } }
      }
      case 'FavouriteAdded':
        return { ...state, favourites: [...state.favourites, event.data.providerId] }
      case 'FavouriteRemoved':
        return { ...state, favourites: state.favourites.filter((id) => id !== event.data.providerId) }
    }
  },
}

export function coupleStream(coupleId: CoupleId): StreamName {
  return streamName('couple', coupleId)
}
