import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import { request, requestStream } from '../request/request.ts'
import { account, accountStream, hasPremium, isPaidFor } from './account.ts'

export interface UnlockRequest {
  readonly providerId: ProviderId
  readonly requestId: RequestId
}

const reads = { request: { aggregate: request, stream: (input: UnlockRequest) => requestStream(input.requestId) } }

/**
 * Opens a couple's contact data: for the credits that the rules ask, or none with Premium, nor where they were paid for by another request for
 * the same date. Rules REQ-2 to REQ-5, GUA-5.
 */
export const unlockRequest = defineCommand(account)({
  name: 'unlockRequest',
  stream: (input: UnlockRequest) => accountStream(input.providerId),
  reads,
  refusals: ['request_not_found', 'already_unlocked', 'already_rejected', 'request_withdrawn', 'request_closed', 'insufficient_credits'],
  decide({ providerId, requestId }, state, { now, rules, seen }) {
    const { addressee, coupleId, eventDate, withdrawn, closed } = seen.request
    if (!coupleId || !eventDate || addressee !== providerId) return refuse('request_not_found')
    const answer = state.answers.get(requestId)
    if (answer?.kind === 'unlocked') return refuse('already_unlocked')
    if (answer?.kind === 'rejected') return refuse('already_rejected')
    if (answer?.kind === 'withdrawn' || withdrawn) return refuse('request_withdrawn')
    if (answer?.kind === 'closed' || closed) return refuse('request_closed')
    const premium = hasPremium(state)
    const credits = premium || isPaidFor(state, coupleId, eventDate) ? 0 : rules.unlockCredits
    if (state.credits < credits) return refuse('insufficient_credits')
    return [
      {
        type: 'RequestUnlocked',
        data: {
          providerId,
          requestId,
          coupleId,
          paidWith: premium ? 'premium' : 'credit',
          credits,
          eventDate,
          unlockedAt: now.toISOString(),
        },
      },
    ]
  },
})
