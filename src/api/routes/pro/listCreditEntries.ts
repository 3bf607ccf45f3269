import { z } from 'zod'
import { creditLedger } from '../../../projections/creditLedger/creditLedger.ts'
import { listLedgerEntries } from '../../../projections/creditLedger/creditLedgerQueries.ts'
import type { Route } from '../../route.ts'
import { CreditEntriesQuery, CreditEntry } from '../../schemas/pro/creditSchemas.ts'
import { contentRange } from '../../schemas/pro/listQuery.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/credit-entries: the statement, newest first. */
export const listCreditEntriesRoute: Route = (api, { database }) => {
  api.get(
    '/api/pro/credit-entries',
    {
      config: { access: { as: 'provider' }, reads: [creditLedger] },
      schema: {
        tags: ['credits'],
        summary: 'Credits added and spent, newest first',
        querystring: CreditEntriesQuery,
        response: { 200: z.array(CreditEntry).readonly() },
      },
    },
    async (request, reply) => {
      const { filter = {}, ...listing } = request.query
      const listed = await listLedgerEntries(database, signedInProvider(request), { ...listing, filter })
      reply.header('content-range', contentRange('credit-entries', listing.from, listed))
      return listed.items
    },
  )
}
