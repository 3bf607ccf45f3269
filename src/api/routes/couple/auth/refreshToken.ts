import { refreshSession } from '../../../refreshSession.ts'
import type { Route } from '../../../route.ts'
import { RefreshAnswer, RefreshBody } from '../../../schemas/couple/auth.ts'

/** POST /api/token/refresh: fresh tokens for the refresh token in the body or its cookie. */
export const refreshTokenRoute: Route = (api, dependencies) => {
  api.post(
    '/api/token/refresh',
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Refresh the tokens',
        description:
          'Each refresh token leads to the next. One used again later than 30 seconds ends the session. A failure deletes both cookies.',
        body: RefreshBody,
        response: { 200: RefreshAnswer },
      },
    },
    (request, reply) => refreshSession(dependencies, 'couple', request.body?.refresh_token, request, reply),
  )
}
