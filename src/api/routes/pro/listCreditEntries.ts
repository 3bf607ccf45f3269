import { creditLedger } from '../../../projections/creditLedger/creditLedger.ts'
import { listLedgerEntries } from '../../../projections/creditLedger/creditLedgerQueries.ts'
import type { Route } from '../../route.ts'
import { contentRange } from '../../schemas/pro/listQuery.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/credit-entries: the statement, newest first. */
export const listCreditEntriesRoute: Route = (api, { database }) => {
  api.get(
    proCalls.listCreditEntries.path,
    {
      config: { access: { as: 'provider' }, reads: [creditLedger] },
      schema: {
        tags: ['credits'],
        summary: 'Credits added and spent, newest first',
        ...schemasOf(proCalls.listCreditEntries),
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
