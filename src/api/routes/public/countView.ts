import { networkAddress } from '../../../platform/networkAddress.ts'
import { providerDirectory } from '../../../projections/providerDirectory/providerDirectory.ts'
import { isRobot } from '../../isRobot.ts'
import { requireSameBody } from '../../requireSameBody.ts'
import type { Route } from '../../route.ts'
import { publicCalls } from '../../schemas/publicCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { createViewCounter } from '../../viewCounter.ts'
import { plannerNotFound, succeeded } from '../couple/answers.ts'

/** POST /api/directory/providers/:publicId/views: a browser reports a view of a provider. Rule STA-2. */
export const countViewRoute: Route = (api, dependencies) => {
  const count = createViewCounter(dependencies)
  const { tokens } = dependencies
  api.post(
    publicCalls.countView.path,
    {
      config: {
        access: { as: 'visitor', whileImpersonating: 'allowed' },
        reads: [providerDirectory],
        // A separate limit, as large as that of all other calls, so that every view of a page can be reported.
        rateLimitGroup: 'views',
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
      // Repeating a view is harmless, so browsers send no key; a given key is still respected.
      if (request.headers['idempotency-key'] !== undefined) await requireSameBody(dependencies, request.commandContext())
      const userAgent = request.headers['user-agent']
      if (isRobot(userAgent) || session?.impersonator !== undefined) return succeeded
      // A visitor's browser may have a couple's session beside the provider's, and the provider's may have expired.
      const cookie = request.sessionCookie('provider', 'access')
      const own = session?.role === 'provider' ? session : cookie === undefined ? null : await tokens.readIssued(cookie)
      const visitor = `${networkAddress(ip)}\n${userAgent}`
      if (!(await count({ ...params, ...body, visitor, ownerId: own?.id }))) throw plannerNotFound(request.language)
      return succeeded
    },
  )
}
