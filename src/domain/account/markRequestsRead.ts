import { defineCommand } from '../command.ts'
import type { ProviderId, RequestId } from '../ids.ts'
import { account, accountStream } from './account.ts'

export interface MarkRequestsRead {
  readonly providerId: ProviderId
  /** The provider's own, which is for the caller to make sure of; nothing happens to others. */
  readonly requestIds: readonly RequestId[]
}

/**
 * Clears the unread mark of several requests at once. That is no fact of the requests: a couple's request is seen when the provider opened it.
 * Rule REQ-9.
 */
export const markRequestsRead = defineCommand(account)({
  name: 'markRequestsRead',
  stream: (input: MarkRequestsRead) => accountStream(input.providerId),
  decide({ providerId, requestIds }, _state, { now }) {
    if (requestIds.length === 0) return []
    return [{ type: 'RequestsMarkedRead', data: { providerId, requestIds: [...new Set(requestIds)], readAt: now.toISOString() } }]
  },
})
