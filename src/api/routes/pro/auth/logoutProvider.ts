import { requireSameBody } from '../../../requireSameBody.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { clearSessionCookies } from '../../../sessionCookies.ts'

/** POST /api/pro/logout: ends the session in every tab and deletes its cookies. Without a session it succeeds too. */
export const logoutProviderRoute: Route = (api, dependencies) => {
  const { sessions, settings } = dependencies
  api.post(
    proCalls.logoutProvider.path,
    {
      config: { access: { as: 'visitor', whileImpersonating: 'allowed' } },
      schema: { tags: ['sign in'], summary: 'Sign out', ...schemasOf(proCalls.logoutProvider) },
    },
    async (request, reply) => {
      await requireSameBody(dependencies, request.commandContext())
      if (request.session?.role === 'provider') await sessions.close(request.session.sessionId, 'signed_out')
      const refreshToken = request.sessionCookie('provider', 'refresh')
      if (refreshToken !== undefined) await sessions.closeByRefreshToken('provider', refreshToken)
      clearSessionCookies(reply, settings, 'provider')
      return { signedOut: true as const }
    },
  )
}
