import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProviderId, RequestId } from '../ids.ts'
import { type RequestState, request, requestStream } from './request.ts'
import type { RequestEvent } from './requestEvents.ts'

export interface CloseRequest {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  readonly coupleId: CoupleId
  readonly chosen: boolean
  /** When the couple had found its planner. */
  readonly closedAt: string
}

/** The couple has found its planner and needs no answer any more, read or not. What it took back stays so. */
export const closeRequest = defineCommand<CloseRequest, RequestState, RequestEvent>({
  name: 'closeRequest',
  aggregate: request,
  stream: (input) => requestStream(input.requestId),
  decide(input, state) {
    if (state.addressee && state.coupleId !== input.coupleId) return refuse('request_not_found')
    if (state.closed || state.withdrawn) return []
    return [{ type: 'RequestClosedByCouple', data: { ...input, reason: 'planner-found' } }]
  },
})
