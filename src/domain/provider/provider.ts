import type { Aggregate } from '../command.ts'
import { type ProviderId, type StreamName, streamName } from '../ids.ts'
import type { ProviderEvent } from './providerEvents.ts'

export interface Provider {
  readonly registered: boolean
  readonly described: boolean
  readonly approved: boolean
  /** ISO time of the last recorded sign-in. */
  readonly signedInAt: string | undefined
}

export const provider: Aggregate<Provider, ProviderEvent> = {
  initial: { registered: false, described: false, approved: false, signedInAt: undefined },
  evolve(state, event) {
    switch (event.type) {
      case 'ProviderRegistered':
        return { ...state, registered: true }
      case 'CompanyDescribed':
        return { ...state, described: true }
      case 'ProviderApproved':
        return { ...state, approved: true }
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
