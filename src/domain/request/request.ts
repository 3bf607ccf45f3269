import type { Aggregate } from '../command.ts'
import { type CoupleId, type ProjectId, type ProviderId, type RequestId, type StreamName, streamName } from '../ids.ts'
import type { RequestEvent } from './requestEvents.ts'

export interface RequestState {
  /** Undefined until the request is opened. */
  readonly addressee: ProviderId | undefined
  readonly coupleId: CoupleId | undefined
  readonly projectId: ProjectId | undefined
  readonly seen: boolean
  readonly withdrawn: boolean
}

export const request: Aggregate<RequestState, RequestEvent> = {
  initial: { addressee: undefined, coupleId: undefined, projectId: undefined, seen: false, withdrawn: false },
  evolve(state, event) {
    switch (event.type) {
      case 'RequestReceived': {
        const { providerId, coupleId, projectId } = event.data
        return { ...state, addressee: providerId, coupleId, projectId }
      }
      case 'RequestSeen':
        return { ...state, seen: true }
      case 'RequestWithdrawnByCouple':
        return { ...state, withdrawn: true }
    }
  },
}

export function requestStream(requestId: RequestId): StreamName {
  return streamName('request', requestId)
}
