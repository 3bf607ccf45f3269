import { networkAddress } from '../../../platform/networkAddress.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { isRobot } from '../../isRobot.ts'
import { callerOf } from '../../plugins/security.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { createViewCounter } from '../../viewCounter.ts'
import { plannerNotFound, succeeded } from '../couple/answers.ts'

/** POST /api/directory/providers/:publicId/views: a browser reports that somebody looks at a provider. Rule STA-2. */
export const countViewRoute: Route = (api, dependencies) => {
  const count = createViewCounter(dependencies)
  const { tokens } = dependencies
  api.post(
    publicCalls.countView.path,
    {
      config: {
        access: { as: 'visitor', whileImpersonating: 'allowed' },
        reads: [providerDirectory],
        // Counted apart and as generously as all other calls together: whoever was let see the page is let report it.
        rateLimit: { keyGenerator: (request) => `views ${callerOf(request)}` },
      },
      schema: {
        tags: ['planners'],
        summary: 'Count a view of a provider',
        description:
          'A visitor counts once a day for a provider. Robots, the provider itself and administrators that act as somebody do not.',
        ...schemasOf(publicCalls.countView),
      },
    },
    async (request) => {
      const { params, body, ip, session } = request
      // Repeating a view does no harm, so browsers send no key; whoever does is taken at its word.
      if (request.headers['idempotency-key'] !== undefined) await requireSameBody(dependencies, request.commandContext())
      const userAgent = request.headers['user-agent']
      if (isRobot(userAgent) || session?.impersonator !== undefined) return succeeded
      // A visitor's browser may hold a couple's session beside the provider's, and its provider's may have expired.
      const cookie = request.sessionCookie('provider', 'access')
      const own = session?.role === 'provider' ? session : cookie === undefined ? null : await tokens.readIssued(cookie)
      const visitor = `${networkAddress(ip)}\n${userAgent}`
      if (!(await count({ ...params, ...body, visitor, ownerId: own?.id }))) throw plannerNotFound(request.language)
      return succeeded
    },
  )
}
