import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import { type RequestState, request, requestStream } from './request.ts'
import type { RequestEvent } from './requestEvents.ts'

export interface ConfirmContactDeletion {
  readonly requestId: RequestId
  readonly providerId: ProviderId
}

/** The provider confirms that it deleted the couple's contact data, as the couple asked it to; for good. */
export const confirmContactDeletion = defineCommand<ConfirmContactDeletion, RequestState, RequestEvent>({
  name: 'confirmContactDeletion',
  aggregate: request,
  stream: (input) => requestStream(input.requestId),
  decide({ requestId, providerId }, state, { now }) {
    if (!state.coupleId || state.addressee !== providerId) return refuse('request_not_found')
    if (!state.deletionAskedAt) return refuse('deletion_not_asked')
    if (state.contactDeletedAt) return []
    return [{ type: 'ContactDeletionConfirmed', data: { requestId, providerId, coupleId: state.coupleId, deletedAt: now.toISOString() } }]
  },
})
