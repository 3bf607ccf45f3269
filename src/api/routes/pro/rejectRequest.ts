import { rejectRequest } from '../../../domain/account/rejectRequest.ts'
import type { Route } from '../../route.ts'
import { RejectedRequest, RequestParams, rejectionSchema } from '../../schemas/pro/requestSchemas.ts'
import { refusedByAccount } from './refusedByAccount.ts'
import { signedInProvider } from './signedInProvider.ts'

/** POST /api/pro/requests/:id/reject: turns a request down, for good. */
export const rejectRequestRoute: Route = (api, { commands }) => {
  api.post(
    '/api/pro/requests/:id/reject',
    {
      config: { access: ['provider'] },
      schema: {
        tags: ['requests'],
        summary: 'Reject',
        params: RequestParams,
        body: rejectionSchema(commands.rules),
        response: { 200: RejectedRequest },
      },
    },
    async (request, reply) => {
      const { reason, note = null } = request.body
      const input = { requestId: request.params.id, providerId: signedInProvider(request), reason, note }
      const outcome = await commands.handle(rejectRequest, input, request.commandContext())
      reply.reached(outcome.position)
      if (!outcome.accepted) throw refusedByAccount(outcome, request.language)
      const [rejected] = outcome.events
      if (rejected?.type !== 'RequestRejected') throw new Error('a rejection was accepted without its event')
      return { id: request.params.id, status: 'rejected' as const, rejectedAt: rejected.data.rejectedAt }
    },
  )
}
