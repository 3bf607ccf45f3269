import { rejectRequest } from '../../../domain/account/rejectRequest.ts'
import { commandRoute } from '../../commandRoute.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { requestRefusals } from './requestRefusals.ts'

/** POST /api/pro/requests/:id/reject: rejects a request permanently. */
export const rejectRequestRoute = commandRoute({
  ...proCalls.rejectRequest,
  access: { as: 'provider', owns: 'request' },
  docs: { tags: ['requests'], summary: 'Reject' },
  command: rejectRequest,
  bodyIsKeptIn: 'stream',
  input: ({ params, caller, body: { reason, note = null } }) => ({ requestId: params.id, providerId: caller, reason, note }),
  answer({ events: [rejected] }, { params }) {
    if (rejected?.type !== 'RequestRejected') throw new Error('a rejection was accepted without its event')
    return { id: params.id, status: 'rejected' as const, rejectedAt: rejected.data.rejectedAt }
  },
  refusals: requestRefusals,
})
