import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import type { RejectionReason } from '../referenceValues.ts'
import { request, requestStream } from '../request/request.ts'
import { account, accountStream } from './account.ts'

export interface RejectRequest {
  readonly providerId: ProviderId
  readonly requestId: RequestId
  readonly reason: RejectionReason
  /** Needed for 'other'. */
  readonly note: string | null
}

const reads = { request: { aggregate: request, stream: (input: RejectRequest) => requestStream(input.requestId) } }

/** Turns a request down, for good: a rejected one can't be unlocked, an unlocked one can't be rejected. Rules REQ-4 and REQ-6. */
export const rejectRequest = defineCommand(account)({
  name: 'rejectRequest',
  stream: (input: RejectRequest) => accountStream(input.providerId),
  reads,
  refusals: ['request_not_found', 'already_unlocked', 'already_rejected', 'request_withdrawn', 'request_closed', 'note_required'],
  decide({ providerId, requestId, reason, note }, state, { now, seen }) {
    const { addressee, coupleId, withdrawn, closed } = seen.request
    if (!coupleId || addressee !== providerId) return refuse('request_not_found')
    const answer = state.answers.get(requestId)
    if (answer?.kind === 'unlocked') return refuse('already_unlocked')
    if (answer?.kind === 'rejected') return refuse('already_rejected')
    if (answer?.kind === 'withdrawn' || withdrawn) return refuse('request_withdrawn')
    if (answer?.kind === 'closed' || closed) return refuse('request_closed')
    if (reason === 'other' && !note?.trim()) return refuse('note_required')
    return [
      {
        type: 'RequestRejected',
        data: { providerId, requestId, coupleId, reason, note: note?.trim() || null, rejectedAt: now.toISOString() },
      },
    ]
  },
})
