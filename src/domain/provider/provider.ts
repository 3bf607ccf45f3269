import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type ProviderId, type StreamName, streamName } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import type { ProviderEvent } from './providerEvents.ts'

/** The person who registered. */
export interface ProviderContact {
  readonly firstname: Personal<string>
  readonly lastname: Personal<string>
  readonly email: Personal<string>
  readonly phone: Personal<string>
  readonly locale: string
}

export interface Provider {
  /** Undefined until registered, and again once it is to be erased: from then on nothing is decided for it. */
  readonly contact: ProviderContact | undefined
  readonly described: boolean
  readonly approved: boolean
  readonly circleMember: boolean
  /** Ids of the gallery's photographs and videos. */
  readonly photos: ReadonlySet<string>
  readonly videos: ReadonlySet<string>
  /** ISO time of the last activity fact. */
  readonly signedInAt: string | undefined
}

export const provider: Aggregate<Provider, PersonEvent | ProviderEvent> = {
  initial: {
    contact: undefined,
    described: false,
    approved: false,
    circleMember: false,
    photos: new Set(),
    videos: new Set(),
    signedInAt: undefined,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ProviderRegistered': {
        const { firstname, lastname, email, phone, locale } = event.data
        return { ...state, contact: { firstname, lastname, email, phone, locale } }
      }
      case 'PersonalDataChanged': {
        const { firstname, lastname, phone } = event.data
        return { ...state, contact: state.contact && { ...state.contact, firstname, lastname, phone } }
      }
      case 'LanguageChosen':
        return { ...state, contact: state.contact && { ...state.contact, locale: event.data.locale } }
      case 'CompanyDescribed':
        return { ...state, described: true }
      case 'ProviderApproved':
        return { ...state, approved: true }
      case 'CircleJoined':
        return { ...state, circleMember: true }
      case 'CircleLeft':
        return { ...state, circleMember: false }
      case 'PhotoAdded':
        return { ...state, photos: new Set(state.photos).add(event.data.photoId) }
      case 'PhotoRemoved':
        return { ...state, photos: without(state.photos, event.data.photoId) }
      case 'VideoAdded':
        return { ...state, videos: new Set(state.videos).add(event.data.videoId) }
      case 'VideoRemoved':
        return { ...state, videos: without(state.videos, event.data.videoId) }
      case 'ProviderSignedIn':
        return { ...state, signedInAt: event.data.signedInAt }
      case 'PersonErasureAsked':
      case 'PersonErased':
        return { ...state, contact: undefined }
      case 'PasswordChanged':
      case 'ServicesOffered':
      case 'ProfileWritten':
        return state
    }
  },
}

export function providerStream(providerId: ProviderId): StreamName {
  return streamName('provider', providerId)
}

function without(ids: ReadonlySet<string>, gone: string): ReadonlySet<string> {
  return new Set([...ids].filter((id) => id !== gone))
}
