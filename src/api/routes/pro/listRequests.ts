import { requestInbox } from '../../../projections/requestInbox/requestInbox.ts'
import { listRequests } from '../../../projections/requestInbox/requestInboxQueries.ts'
import { venues } from '../../../projections/venues/venues.ts'
import type { Route } from '../../route.ts'
import { contentRange } from '../../schemas/pro/listQuery.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { withVenues } from './requestVenues.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/requests: the inbox. */
export const listRequestsRoute: Route = (api, dependencies) => {
  api.get(
    proCalls.listRequests.path,
    {
      config: { access: { as: 'provider' }, reads: [requestInbox, venues] },
      schema: {
        tags: ['requests'],
        summary: 'Requests that couples sent, newest first',
        ...schemasOf(proCalls.listRequests),
      },
    },
    async (request, reply) => {
      const { filter = {}, ...listing } = request.query
      const listed = await listRequests(dependencies.database, signedInProvider(request), { ...listing, filter })
      reply.header('content-range', contentRange('requests', listing.from, listed))
      return withVenues(dependencies, listed.items)
    },
  )
}
