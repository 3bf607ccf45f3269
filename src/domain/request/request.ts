import type { Aggregate } from '../command.ts'
import { isErased, type Personal } from '../event.ts'
import { type CoupleId, type ProjectId, type ProviderId, type RequestId, type StreamName, streamName, type VenueId } from '../ids.ts'
import type { RequestStage } from '../referenceValues.ts'
import type { RequestEvent } from './requestEvents.ts'

export interface RequestState {
  /** Undefined until the request is opened. */
  readonly addressee: ProviderId | undefined
  readonly coupleId: CoupleId | undefined
  readonly projectId: ProjectId | undefined
  /** The venue that it is about; undefined where it is about the provider itself. */
  readonly venueId: VenueId | undefined
  readonly eventDate: string | undefined
  /** The couple's data are gone: nothing can be written about it any more. */
  readonly coupleIsErased: boolean
  readonly seen: boolean
  readonly withdrawn: boolean
  /** The couple has found its planner: there is nothing to unlock any more. */
  readonly closed: boolean
  /** When the couple asked the provider to delete its contact data. */
  readonly deletionAskedAt: string | undefined
  /** When the provider confirmed that it had. */
  readonly contactDeletedAt: string | undefined
  /** How far the provider is with it, once it is unlocked. */
  readonly stage: RequestStage
  /** What the provider noted for itself; '' for nothing. */
  readonly note: Personal<string>
  /** The couple was asked to write a review. */
  readonly reviewInvited: boolean
}

const unopened: RequestState = {
  addressee: undefined,
  coupleId: undefined,
  projectId: undefined,
  venueId: undefined,
  eventDate: undefined,
  coupleIsErased: false,
  seen: false,
  withdrawn: false,
  closed: false,
  deletionAskedAt: undefined,
  contactDeletedAt: undefined,
  stage: 'new',
  note: '',
  reviewInvited: false,
}

export const request: Aggregate<RequestState, RequestEvent> = {
  initial: unopened,
  evolve(state, event) {
    switch (event.type) {
      case 'RequestReceived': {
        const { providerId, coupleId, projectId, venueId, eventDate, contact } = event.data
        return { ...state, addressee: providerId, coupleId, projectId, venueId, eventDate, coupleIsErased: isErased(contact) }
      }
      case 'RequestSeen':
        return { ...state, seen: true }
      case 'RequestWithdrawnByCouple':
        return { ...state, withdrawn: true }
      case 'RequestClosedByCouple':
        return { ...state, closed: true }
      case 'ContactDeletionAsked':
        return { ...state, deletionAskedAt: event.data.askedAt }
      case 'ContactDeletionConfirmed':
        return { ...state, contactDeletedAt: event.data.deletedAt, note: '' }
      case 'RequestStageChanged':
        return { ...state, stage: event.data.stage }
      case 'RequestNoteWritten':
        return { ...state, note: event.data.note }
      case 'ReviewInvited':
        return { ...state, reviewInvited: true }
    }
  },
}

export function requestStream(requestId: RequestId): StreamName {
  return streamName('request', requestId)
}
