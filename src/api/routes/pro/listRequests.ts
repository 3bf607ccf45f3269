import { requestInbox } from '../../../projections/requestInbox/requestInbox.ts'
import { listRequests } from '../../../projections/requestInbox/requestInboxQueries.ts'
import type { Route } from '../../route.ts'
import { contentRange } from '../../schemas/pro/listQuery.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/requests: the inbox. */
export const listRequestsRoute: Route = (api, { database }) => {
  api.get(
    proCalls.listRequests.path,
    {
      config: { access: { as: 'provider' }, reads: [requestInbox] },
      schema: {
        tags: ['requests'],
        summary: 'Requests that couples sent, newest first',
        ...schemasOf(proCalls.listRequests),
      },
    },
    async (request, reply) => {
      const { filter = {}, ...listing } = request.query
      const listed = await listRequests(database, signedInProvider(request), { ...listing, filter })
      reply.header('content-range', contentRange('requests', listing.from, listed))
      return listed.items
    },
  )
}
