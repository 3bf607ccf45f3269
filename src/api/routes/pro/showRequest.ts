import { requestInbox } from '../../../projections/requestInbox/requestInbox.ts'
import { findRequest } from '../../../projections/requestInbox/requestInboxQueries.ts'
import { venues } from '../../../projections/venues/venues.ts'
import type { Route } from '../../route.ts'
import { proCalls } from '../../schemas/pro/proCalls.ts'
import { schemasOf } from '../../schemasOf.ts'
import { requestRefusals } from './requestRefusals.ts'
import { withItsVenue } from './requestVenues.ts'
import { signedInProvider } from './signedInProvider.ts'

/** GET /api/pro/requests/:id: one request, with the contact data once it is unlocked. */
export const showRequestRoute: Route = (api, dependencies) => {
  api.get(
    proCalls.showRequest.path,
    {
      config: { access: { as: 'provider', owns: 'request' }, reads: [requestInbox, venues] },
      schema: { tags: ['requests'], summary: 'One request', ...schemasOf(proCalls.showRequest) },
    },
    async (request) => {
      const found = await findRequest(dependencies.database, signedInProvider(request), request.params.id)
      if (!found) throw requestRefusals.request_not_found(request)
      return withItsVenue(dependencies, found)
    },
  )
}
