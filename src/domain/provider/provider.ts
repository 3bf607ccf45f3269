import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type ProviderId, type StreamName, streamName } from '../ids.ts'
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
  /** Undefined until registered. */
  readonly contact: ProviderContact | undefined
  readonly described: boolean
  readonly approved: boolean
  readonly circleMember: boolean
  /** ISO time of the last recorded sign-in. */
  readonly signedInAt: string | undefined
}

export const provider: Aggregate<Provider, ProviderEvent> = {
  initial: { contact: undefined, described: false, approved: false, circleMember: false, signedInAt: undefined },
  evolve(state, event) {
    switch (event.type) {
      case 'ProviderRegistered': {
        const { firstname, lastname, email, phone, locale } = event.data
        return { ...state, contact: { firstname, lastname, email, phone, locale } }
      }
      case 'CompanyDescribed':
        return { ...state, described: true }
      case 'ProviderApproved':
        return { ...state, approved: true }
      case 'CircleJoined':
        return { ...state, circleMember: true }
      case 'CircleLeft':
        return { ...state, circleMember: false }
      case 'ProviderSignedIn':
        return { ...state, signedInAt: event.data.signedInAt }
      case 'ServicesOffered':
      case 'ProfileWritten':
        return state
    }
  },
}

export function providerStream(providerId: ProviderId): StreamName {
  return streamName('provider', providerId)
}
