import type { Aggregate } from '../command.ts'
import type { Personal } from '../event.ts'
import { type ProviderId, type ReviewId, type StreamName, streamName } from '../ids.ts'
import type { PersonEvent } from '../person/personEvents.ts'
import type { ReviewEvent } from './reviewEvents.ts'

type Written = Extract<ReviewEvent, { type: 'ReviewWritten' }>['data']

export interface ReviewState {
  /** Whom it is about; undefined until it is written. */
  readonly providerId: ProviderId | undefined
  /** What was written, as its writer may see it again. */
  readonly written: Written | undefined
  /** Nobody has decided on a pending one yet. */
  readonly moderation: 'pending' | 'published' | 'hidden'
  /** Why it is hidden, where that was said. */
  readonly hiddenReason: Personal<string> | undefined
  /** The provider's reply, as it stands now. */
  readonly answer: Personal<string> | undefined
  /** The provider has reported it, and moderation has not decided since. */
  readonly reported: boolean
  /** Who wrote it is erased, or to be: nothing is decided for it any more. */
  readonly erased: boolean
}

export const review: Aggregate<ReviewState, PersonEvent | ReviewEvent> = {
  initial: {
    providerId: undefined,
    written: undefined,
    moderation: 'pending',
    hiddenReason: undefined,
    answer: undefined,
    reported: false,
    erased: false,
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ReviewWritten':
        return { ...state, providerId: event.data.providerId, written: event.data }
      case 'ReviewPublished':
        return { ...state, moderation: 'published', hiddenReason: undefined, reported: false }
      case 'ReviewHidden':
        return { ...state, moderation: 'hidden', hiddenReason: event.data.reason, reported: false }
      case 'ReviewReported':
        return { ...state, reported: true }
      case 'ReviewReportRejected':
        return { ...state, reported: false }
      case 'NotificationPreferenceChanged':
      case 'MailBounced':
      case 'MailComplained':
      case 'MailTriedAgain':
      case 'TextMessagePreferenceChanged':
        return state
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
