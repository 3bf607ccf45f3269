import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import { type RequestState, request, requestStream } from './request.ts'
import type { RequestEvent } from './requestEvents.ts'

export interface MarkRequestSeen {
  readonly requestId: RequestId
  readonly providerId: ProviderId
}

/** The provider opened the request; only the first time is a fact. */
export const markRequestSeen = defineCommand<MarkRequestSeen, RequestState, RequestEvent>({
  name: 'markRequestSeen',
  aggregate: request,
  stream: (input) => requestStream(input.requestId),
  decide({ requestId, providerId }, state, { now }) {
    if (!state.coupleId || state.addressee !== providerId) return refuse('request_not_found')
    if (state.seen) return []
    return [{ type: 'RequestSeen', data: { requestId, providerId, coupleId: state.coupleId, seenAt: now.toISOString() } }]
  },
})
