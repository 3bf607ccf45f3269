import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type ProviderId, type ReviewId, type StreamName, streamName } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import type { ReviewEvent } from './reviewEvents.ts'

export interface ReviewState {
  /** Whom it is about; undefined until it is written. */
  readonly providerId: ProviderId | undefined
  /** Nobody has decided on a pending one yet. */
  readonly moderation: 'pending' | 'published' | 'hidden'
  /** The provider's reply, as it stands now. */
  readonly answer: Personal<string> | undefined
  /** Who wrote it is erased, or to be: nothing is decided for it any more. */
  readonly erased: boolean
}

export const review: Aggregate<ReviewState, PersonEvent | ReviewEvent> = {
  initial: { providerId: undefined, moderation: 'pending', answer: undefined, erased: false },
  evolve(state, event) {
    switch (event.type) {
      case 'ReviewWritten':
        return { ...state, providerId: event.data.providerId }
      case 'ReviewPublished':
        return { ...state, moderation: 'published' }
      case 'ReviewHidden':
        return { ...state, moderation: 'hidden' }
      case 'PersonErasureAsked':
      case 'PersonErased':
        return { ...state, erased: true }
      case 'ReviewAnswered':
        return { ...state, answer: event.data.text }
    }
  },
}

export function reviewStream(reviewId: ReviewId): StreamName {
  return streamName('review', reviewId)
}
