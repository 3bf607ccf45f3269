import { sessionOf } from '../../../plugins/permissions.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { EndedSessions } from '../../../schemas/pro/accountSchemas.ts'

/** POST /api/pro/sessions/end-others: signs the provider out everywhere but here. */
export const endOtherSessionsRoute: Route = (api, dependencies) => {
  const { sessions } = dependencies
  api.post(
    '/api/pro/sessions/end-others',
    {
      config: { access: { as: 'provider' } },
      schema: { tags: ['account'], summary: 'End all other sessions', response: { 200: EndedSessions } },
    },
    async (request) => {
      await requireSameBody(dependencies, request.commandContext())
      const { id, sessionId } = sessionOf(request, 'provider')
      await sessions.closeAll(id, 'signed_out', { except: sessionId })
      return { ended: true as const }
    },
  )
}
