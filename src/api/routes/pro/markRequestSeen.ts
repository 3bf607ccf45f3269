import { markRequestSeen } from '../../../domain/request/markRequestSeen.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { RequestParams, SeenRequest } from '../../schemas/pro/requestSchemas.ts'
import { refusedByAccount } from './refusedByAccount.ts'
import { signedInProvider } from './signedInProvider.ts'

/** POST /api/pro/requests/:id/seen: the provider opened the detail; only the first time counts. */
export const markRequestSeenRoute: Route = (api, dependencies) => {
  api.post(
    '/api/pro/requests/:id/seen',
    {
      config: { access: ['provider'] },
      schema: { tags: ['requests'], summary: 'Mark as seen', params: RequestParams, response: { 200: SeenRequest } },
    },
    async (request, reply) => {
      const { id } = request.params
      const context = request.commandContext()
      await requireSameBody(dependencies, context)
      const input = { requestId: id, providerId: signedInProvider(request) }
      const outcome = await dependencies.commands.handle(markRequestSeen, input, context)
      reply.reached(outcome.position)
      if (!outcome.accepted) throw refusedByAccount(outcome, request.language)
      return { id, seen: true as const }
    },
  )
}
