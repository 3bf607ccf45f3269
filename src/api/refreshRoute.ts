import { refreshSession } from './refreshSession.ts'
import type { Role, Route } from './route.ts'
import type { coupleCalls } from './schemas/couple/coupleCalls.ts'
import type { proCalls } from './schemas/pro/proCalls.ts'
import { schemasOf } from './schemasOf.ts'

/** A call that returns new tokens for the refresh token in its body or cookie. */
export function refreshRoute(role: Role, call: typeof coupleCalls.refreshToken | typeof proCalls.refreshProviderToken): Route {
  return (api, dependencies) => {
    api.post(
      call.path,
      {
        config: { access: { as: 'visitor' } },
        schema: {
          tags: ['sign in'],
          summary: 'Refresh the tokens',
          description:
            'Each refresh token leads to the next. One used again later than 30 seconds ends the session. A failure deletes both cookies.',
          ...schemasOf(call),
        },
      },
      (request, reply) => refreshSession(dependencies, role, request.body?.refresh_token, request, reply),
    )
  }
}
