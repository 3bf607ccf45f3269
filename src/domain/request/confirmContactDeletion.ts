import { defineCommand, refuse } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import { request, requestStream } from './request.ts'

export interface ConfirmContactDeletion {
  readonly requestId: RequestId
  readonly providerId: ProviderId
}

/** The provider confirms that it deleted the couple's contact data, as the couple asked it to; for good. */
export const confirmContactDeletion = defineCommand(request)({
  name: 'confirmContactDeletion',
  stream: (input: ConfirmContactDeletion) => requestStream(input.requestId),
  refusals: ['request_not_found', 'deletion_not_asked'],
  decide({ requestId, providerId }, state, { now }) {
    if (!state.coupleId || state.addressee !== providerId) return refuse('request_not_found')
    if (!state.deletionAskedAt) return refuse('deletion_not_asked')
    if (state.contactDeletedAt) return []
    return [{ type: 'ContactDeletionConfirmed', data: { requestId, providerId, coupleId: state.coupleId, deletedAt: now.toISOString() } }]
  },
})
