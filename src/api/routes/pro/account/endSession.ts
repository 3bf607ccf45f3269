import { sessionOf } from '../../../plugins/permissions.ts'
import { Problem } from '../../../problem.ts'
import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { clearSessionCookies } from '../../../sessionCookies.ts'
import { accountText } from '../../../texts/accountTexts.ts'

/** POST /api/pro/sessions/:id/end: ends one session. Ending it again succeeds. */
export const endSessionRoute: Route = (api, dependencies) => {
  const { sessions, settings } = dependencies
  api.post(
    proCalls.endSession.path,
    {
      config: { access: { as: 'provider', owns: 'session' } },
      schema: { tags: ['account'], summary: 'End a session', ...schemasOf(proCalls.endSession) },
    },
    async (request, reply) => {
      await requireSameBody(dependencies, request.commandContext())
      const { id: providerId, sessionId } = sessionOf(request, 'provider')
      const { id } = request.params
      if (!(await sessions.closeOwn(providerId, id)))
        throw new Problem(404, 'session_not_found', { detail: accountText('session_not_found', request.language) })
      if (id === sessionId) clearSessionCookies(reply, settings, 'provider')
      return { id }
    },
  )
}
