import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { clearProofCookie, clearSessionCookies } from '../../../sessionCookies.ts'
import { succeeded } from '../answers.ts'

/** POST /api/project/logout: ends the session in every tab and deletes its cookies. Without a session it succeeds too. */
export const logoutRoute: Route = (api, dependencies) => {
  const { sessions, settings } = dependencies
  api.post(
    coupleCalls.logout.path,
    {
      config: { access: { as: 'visitor', whileImpersonating: 'allowed' } },
      schema: { tags: ['sign in'], summary: 'Sign out', ...schemasOf(coupleCalls.logout) },
    },
    async (request, reply) => {
      await requireSameBody(dependencies, request.commandContext())
      if (request.session?.role === 'couple') await sessions.close(request.session.sessionId, 'signed_out')
      // An expired access token no longer identifies its session; the refresh token does.
      const refreshToken = request.sessionCookie('couple', 'refresh')
      if (refreshToken !== undefined) await sessions.closeByRefreshToken('couple', refreshToken)
      clearSessionCookies(reply, settings, 'couple')
      clearProofCookie(reply, settings)
      return succeeded
    },
  )
}
