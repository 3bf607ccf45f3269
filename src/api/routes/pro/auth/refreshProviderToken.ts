import { refreshSession } from '../../../refreshSession.ts'
import type { Route } from '../../../route.ts'
import { ProRefreshBody, ProRefreshed } from '../../../schemas/pro/auth.ts'

/** POST /api/pro/token/refresh: fresh tokens for the refresh token in the body or its cookie. */
export const refreshProviderTokenRoute: Route = (api, dependencies) => {
  api.post(
    '/api/pro/token/refresh',
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Refresh the tokens',
        description:
          'Each refresh token leads to the next. One used again later than 30 seconds ends the session. A failure deletes both cookies.',
        body: ProRefreshBody,
        response: { 200: ProRefreshed },
      },
    },
    (request, reply) => refreshSession(dependencies, 'provider', request.body?.refresh_token, request, reply),
  )
}
