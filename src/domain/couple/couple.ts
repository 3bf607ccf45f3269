import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type CoupleId, type ProviderId, type StreamName, streamName } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import type { Place } from '../place.ts'
import type { CoupleEvent } from './coupleEvents.ts'

export interface CoupleProfile {
  readonly coupleId: CoupleId
  readonly firstname: Personal<string>
  readonly lastname: Personal<string>
  readonly email: Personal<string>
  readonly phone: Personal<string>
  /** Null until an imported account has entered its town. */
  readonly home: Personal<Place> | null
  readonly locale: string
  readonly hasFinishedOnboarding: boolean
}

export interface Couple {
  readonly profile: CoupleProfile | undefined
  readonly favourites: readonly ProviderId[]
  /** Whether the couple requested its erasure. */
  readonly deletion: { readonly certificateId: string; readonly askedAt: string } | undefined
}

export const couple: Aggregate<Couple, CoupleEvent | PersonEvent> = {
  initial: { profile: undefined, favourites: [], deletion: undefined },
  evolve(state, event) {
    switch (event.type) {
      case 'CoupleRegistered':
      case 'CoupleImported': {
        const { coupleId, firstname, lastname, email, phone, home, locale } = event.data
        const hasFinishedOnboarding = event.type === 'CoupleRegistered'
        return { ...state, profile: { coupleId, firstname, lastname, email, phone, home, locale, hasFinishedOnboarding } }
      }
      case 'CoupleProfileUpdated': {
        const { email, home, locale } = event.data
        return { ...state, profile: state.profile && { ...state.profile, email, home, locale, hasFinishedOnboarding: true } }
      }
      case 'AccountDeletionAsked': {
        const { certificateId, askedAt } = event.data
        return { ...state, deletion: { certificateId, askedAt } }
      }
      case 'CoupleErased':
      case 'PersonErasureAsked':
      case 'PersonErased':
      case 'NotificationPreferenceChanged':
      case 'MailBounced':
      case 'MailComplained':
      case 'MailTriedAgain':
      case 'TextMessagePreferenceChanged':
      case 'TextMessageRefused':
        return state
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
