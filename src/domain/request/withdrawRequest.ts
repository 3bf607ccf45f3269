import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProviderId, RequestId } from '../ids.ts'
import { request, requestStream } from './request.ts'

export interface WithdrawRequest {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  readonly coupleId: CoupleId
  /** When the couple took it back. */
  readonly withdrawnAt: string
}

/** The couple takes a request back, read or not; one that it closed is over already. */
export const withdrawRequest = defineCommand(request)({
  name: 'withdrawRequest',
  stream: (input: WithdrawRequest) => requestStream(input.requestId),
  refusals: ['request_not_found'],
  decide(input, state) {
    if (state.addressee && state.coupleId !== input.coupleId) return refuse('request_not_found')
    if (state.withdrawn || state.closed) return []
    return [{ type: 'RequestWithdrawnByCouple', data: { ...input } }]
  },
})
