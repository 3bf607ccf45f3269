import type { Answer } from '../account/account.ts'
import type { Aggregate } from '../command.ts'
import { isErased } from '../event.ts'
import type { ProviderId } from '../ids.ts'
import type { TextMessageKind } from '../textMessageKinds.ts'
import type { RequestEvent } from './requestEvents.ts'

/** What a text message to a provider says of a request: when and where the event is, and nothing of the couple. */
export interface RequestToTell {
  /** Undefined before the request came, and of a couple that was erased. */
  readonly event: { readonly providerId: ProviderId; readonly date: string; readonly town: string } | undefined
  readonly seen: boolean
  readonly withdrawn: boolean
  readonly closed: boolean
  readonly deletion: 'asked' | 'confirmed' | undefined
}

/** Folded from the request's stream, beside what commands fold from it. */
export const requestToTell: Aggregate<RequestToTell, RequestEvent> = {
  initial: { event: undefined, seen: false, withdrawn: false, closed: false, deletion: undefined },
  evolve(state, event) {
    switch (event.type) {
      case 'RequestReceived': {
        const { providerId, eventDate, eventPlace } = event.data
        return isErased(eventPlace) ? state : { ...state, event: { providerId, date: eventDate, town: eventPlace.city } }
      }
      case 'RequestSeen':
        return { ...state, seen: true }
      case 'RequestWithdrawnByCouple':
        return { ...state, withdrawn: true }
      case 'RequestClosedByCouple':
        return { ...state, closed: true }
      case 'ContactDeletionAsked':
        return { ...state, deletion: 'asked' }
      case 'ContactDeletionConfirmed':
        return { ...state, deletion: 'confirmed' }
      case 'RequestStageChanged':
      case 'RequestNoteWritten':
      case 'ReviewInvited':
        return state
    }
  },
}

/** What a text message may say about a request. */
export type ToldNews = 'received' | 'withdrawn' | 'deletion-asked'

/** What is still news about a request, with the provider's answer to it; undefined for nothing. */
export function stillNews(kind: TextMessageKind, request: RequestToTell, answer: Answer | undefined): ToldNews | undefined {
  const { event, seen, withdrawn, closed, deletion } = request
  if (!event) return undefined
  if (kind === 'new-requests') return seen || withdrawn || closed || answer ? undefined : 'received'
  if (answer?.kind !== 'unlocked') return undefined
  if (deletion === 'asked') return 'deletion-asked'
  return withdrawn && deletion === undefined ? 'withdrawn' : undefined
}
