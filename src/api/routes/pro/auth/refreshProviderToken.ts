import { refreshSession } from '../../../refreshSession.ts'
import type { Route } from '../../../route.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'

/** POST /api/pro/token/refresh: fresh tokens for the refresh token in the body or its cookie. */
export const refreshProviderTokenRoute: Route = (api, dependencies) => {
  api.post(
    proCalls.refreshProviderToken.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Refresh the tokens',
        description:
          'Each refresh token leads to the next. One used again later than 30 seconds ends the session. A failure deletes both cookies.',
        ...schemasOf(proCalls.refreshProviderToken),
      },
    },
    (request, reply) => refreshSession(dependencies, 'provider', request.body?.refresh_token, request, reply),
  )
}
