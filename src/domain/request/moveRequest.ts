import { account, accountStream } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import type { RequestStage } from '../referenceValues.ts'
import { request, requestStream } from './request.ts'

export interface MoveRequest {
  readonly requestId: RequestId
  readonly providerId: ProviderId
  readonly stage: RequestStage
}

const reads = { account: { aggregate: account, stream: (input: MoveRequest) => accountStream(input.providerId) } }

/** The provider moves a request that it unlocked to a stage, forward or back. Rule REQ-11. */
export const moveRequest = defineCommand(request)({
  name: 'moveRequest',
  stream: (input: MoveRequest) => requestStream(input.requestId),
  reads,
  refusals: ['request_not_found', 'not_unlocked'],
  decide({ requestId, providerId, stage }, state, { now, seen }) {
    const { coupleId, addressee } = state
    if (!coupleId || addressee !== providerId) return refuse('request_not_found')
    if (seen.account.answers.get(requestId)?.kind !== 'unlocked') return refuse('not_unlocked')
    if (state.stage === stage) return []
    return [{ type: 'RequestStageChanged', data: { requestId, providerId, coupleId, stage, changedAt: now.toISOString() } }]
  },
})
