import { markRequestSeen } from '../../../domain/request/markRequestSeen.ts'
import { commandRoute } from '../../commandRoute.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { requestRefusals } from './requestRefusals.ts'

/** POST /api/pro/requests/:id/seen: the provider itself opened the detail; only the first time counts. */
export const markRequestSeenRoute = commandRoute({
  ...proCalls.markRequestSeen,
  access: { as: 'provider', owns: 'request' },
  docs: { tags: ['requests'], summary: 'Mark as seen' },
  command: markRequestSeen,
  input: ({ params, caller }) => ({ requestId: params.id, providerId: caller }),
  answer: (_done, { params }) => ({ id: params.id, seen: true as const }),
  refusals: requestRefusals,
})
