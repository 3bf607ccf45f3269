import { moveRequest } from '../../../domain/request/moveRequest.ts'
import { commandRoute } from '../../commandRoute.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { requestRefusals } from './requestRefusals.ts'

/** POST /api/pro/requests/:id/move: moves an unlocked request to a stage. */
export const moveRequestRoute = commandRoute({
  ...proCalls.moveRequest,
  access: { as: 'provider', owns: 'request' },
  docs: {
    tags: ['requests'],
    summary: 'Move to another stage',
    description: 'Only an unlocked request has a stage. The couple is not told.',
  },
  command: moveRequest,
  input: ({ params, body, caller }) => ({ requestId: params.id, providerId: caller, stage: body.stage }),
  answer: ({ input: { stage } }, { params }) => ({ id: params.id, stage }),
  refusals: requestRefusals,
})
