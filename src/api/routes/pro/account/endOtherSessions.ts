import { sessionOf } from '../../../plugins/permissions.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'

/** POST /api/pro/sessions/end-others: ends all sessions of the provider except this one. */
export const endOtherSessionsRoute: Route = (api, dependencies) => {
  const { sessions } = dependencies
  api.post(
    proCalls.endOtherSessions.path,
    {
      config: { access: { as: 'provider' } },
      schema: { tags: ['account'], summary: 'End all other sessions', ...schemasOf(proCalls.endOtherSessions) },
    },
    async (request) => {
      await requireSameBody(dependencies, request.commandContext())
      const { id, sessionId } = sessionOf(request, 'provider')
      await sessions.closeAll(id, 'ended_elsewhere', [sessionId])
      return { ended: true as const }
    },
  )
}
