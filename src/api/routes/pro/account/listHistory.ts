import { providerHistory } from '../../../../projections/providerHistory/providerHistory.ts'
import { listHistory } from '../../../../projections/providerHistory/providerHistoryQueries.ts'
import type { Route } from '../../../route.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { proCalls } from '../../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../../schemasOf.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/account/history: the account's history, newest first. */
export const listHistoryRoute: Route = (api, { database }) => {
  api.get(
    proCalls.listHistory.path,
    {
      config: { access: { as: 'provider' }, reads: [providerHistory] },
      schema: {
        tags: ['account'],
        summary: 'What happened to the account, newest first',
        ...schemasOf(proCalls.listHistory),
      },
    },
    async (request, reply) => {
      const { from, to, sort } = request.query
      const listed = await listHistory(database, signedInProvider(request), { from, to, oldestFirst: !sort.descending })
      reply.header('content-range', contentRange('history', from, listed))
      return listed.items
    },
  )
}
