import { refreshSession } from '../../../refreshSession.ts'
import type { Route } from '../../../route.ts'
import { coupleCalls } from '../../../schemas/couple/coupleCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'

/** POST /api/token/refresh: fresh tokens for the refresh token in the body or its cookie. */
export const refreshTokenRoute: Route = (api, dependencies) => {
  api.post(
    coupleCalls.refreshToken.path,
    {
      config: { access: { as: 'visitor' } },
      schema: {
        tags: ['sign in'],
        summary: 'Refresh the tokens',
        description:
          'Each refresh token leads to the next. One used again later than 30 seconds ends the session. A failure deletes both cookies.',
        ...schemasOf(coupleCalls.refreshToken),
      },
    },
    (request, reply) => refreshSession(dependencies, 'couple', request.body?.refresh_token, request, reply),
  )
}
