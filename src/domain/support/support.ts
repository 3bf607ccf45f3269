import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type ProviderId, type StreamName, streamName } from '../ids.ts'
import type { SupportEvent } from './supportEvents.ts'
import type { SupportSubject } from './supportSubject.ts'

export interface SupportMessage {
  readonly messageId: string
  readonly reference: string
  readonly subject: SupportSubject
  readonly text: Personal<string>
  readonly premium: boolean
  readonly sentAt: string
}

/** What a provider wrote to the operator. A stream of its own: a provider's own stream is folded by every command on its profile. */
export interface Support {
  /** Oldest first. */
  readonly messages: readonly SupportMessage[]
}

export const support: Aggregate<Support, SupportEvent> = {
  initial: { messages: [] },
  evolve(state, event) {
    switch (event.type) {
      case 'SupportMessageSent': {
        const { providerId: _, ...message } = event.data
        return { ...state, messages: [...state.messages, message] }
      }
    }
  },
}

export function supportStream(providerId: ProviderId): StreamName {
  return streamName('support', providerId)
}
