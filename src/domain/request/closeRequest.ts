import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProviderId, RequestId } from '../ids.ts'
import { request, requestStream } from './request.ts'

export interface CloseRequest {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  readonly coupleId: CoupleId
  readonly chosen: boolean
  /** When the couple had found its planner. */
  readonly closedAt: string
}

/** The couple has found its planner and needs no answer any more, read or not. What it took back stays so. */
export const closeRequest = defineCommand(request)({
  name: 'closeRequest',
  stream: (input: CloseRequest) => requestStream(input.requestId),
  refusals: ['request_not_found'],
  decide(input, state) {
    if (state.addressee && state.coupleId !== input.coupleId) return refuse('request_not_found')
    if (state.closed || state.withdrawn) return []
    return [{ type: 'RequestClosedByCouple', data: { ...input, reason: 'planner-found' } }]
  },
})
