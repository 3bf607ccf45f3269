import { openSessionsOf } from '../../../../operational/listSessions.ts'
import { sessionOf } from '../../../plugins/permissions.ts'
import type { Route } from '../../../route.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'

/** GET /api/pro/sessions: where the provider is signed in. */
export const listSessionsRoute: Route = (api, { database, commands }) => {
  api.get(
    proCalls.listSessions.path,
    {
      config: { access: { as: 'provider' } },
      schema: {
        tags: ['account'],
        summary: 'Where the provider is signed in, last used first',
        ...schemasOf(proCalls.listSessions),
      },
    },
    async (request, reply) => {
      const { id, sessionId } = sessionOf(request, 'provider')
      const { from, to, sort } = request.query
      const open = await openSessionsOf(database, id, commands.now())
      const sorted = sort.descending ? open : open.toReversed()
      const items = sorted.slice(from, to + 1).map(({ openedAt, lastUsedAt, expiresAt, ...session }) => ({
        ...session,
        current: session.id === sessionId,
        openedAt: openedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      }))
      reply.header('content-range', contentRange('sessions', from, { items, total: open.length }))
      return items
    },
  )
}
