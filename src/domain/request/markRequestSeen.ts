import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import { request, requestStream } from './request.ts'

export interface MarkRequestSeen {
  readonly requestId: RequestId
  readonly providerId: ProviderId
}

/** The provider opened the request; only the first time is a fact. Rule REQ-8. */
export const markRequestSeen = defineCommand(request)({
  name: 'markRequestSeen',
  stream: (input: MarkRequestSeen) => requestStream(input.requestId),
  refusals: ['request_not_found'],
  decide({ requestId, providerId }, state, { now }) {
    if (!state.coupleId || state.addressee !== providerId) return refuse('request_not_found')
    if (state.seen) return []
    return [{ type: 'RequestSeen', data: { requestId, providerId, coupleId: state.coupleId, seenAt: now.toISOString() } }]
  },
})
