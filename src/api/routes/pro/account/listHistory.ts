import { z } from 'zod'
import { providerHistory } from '../../../../projections/providerHistory/providerHistory.ts'
import { listHistory } from '../../../../projections/providerHistory/providerHistoryQueries.ts'
import type { Route } from '../../../route.ts'
import { HistoryItem, HistoryQuery } from '../../../schemas/pro/accountSchemas.ts'
import { contentRange } from '../../../schemas/pro/listQuery.ts'
import { signedInProvider } from '../signedInProvider.ts'

/** GET /api/pro/account/history: what happened to the account, newest first. */
export const listHistoryRoute: Route = (api, { database }) => {
  api.get(
    '/api/pro/account/history',
    {
      config: { access: { as: 'provider' }, reads: [providerHistory] },
      schema: {
        tags: ['account'],
        summary: 'What happened to the account, newest first',
        querystring: HistoryQuery,
        response: { 200: z.array(HistoryItem).readonly() },
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
