import { account, accountStream } from '../account/account.ts'
import { defineCommand, refuse } from '../command.ts'
import type { CoupleId, ProviderId, RequestId } from '../ids.ts'
import { request, requestStream } from './request.ts'

export interface AskContactDeletion {
  readonly requestId: RequestId
  /** To whom the request went. */
  readonly providerId: ProviderId
  readonly coupleId: CoupleId
}

const reads = { account: { aggregate: account, stream: (input: AskContactDeletion) => accountStream(input.providerId) } }

/** The couple asks a provider that unlocked its contact data to delete them. Rule REQ-10. */
export const askContactDeletion = defineCommand(request)({
  name: 'askContactDeletion',
  stream: (input: AskContactDeletion) => requestStream(input.requestId),
  reads,
  refusals: ['request_not_found', 'not_disclosed'],
  decide(input, state, { now, seen }) {
    if (!state.coupleId || state.coupleId !== input.coupleId || state.addressee !== input.providerId) return refuse('request_not_found')
    if (state.deletionAskedAt) return []
    if (seen.account.answers.get(input.requestId)?.kind !== 'unlocked') return refuse('not_disclosed')
    return [{ type: 'ContactDeletionAsked', data: { ...input, askedAt: now.toISOString() } }]
  },
})
