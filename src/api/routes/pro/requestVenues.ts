import type { VenueId } from '../../../domain/ids.ts'
import type { InboxRequest } from '../../../projections/requestInbox/inboxRequest.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { venueNamesOf } from '../../venueNames.ts'

/** A request with the name of the provider's venue that it is about. */
export type RequestOfVenue = InboxRequest & { readonly venue: { readonly id: VenueId; readonly name: string } | null }

/** Adds the name of a request's venue. */
export async function withItsVenue(
  dependencies: Pick<ApiDependencies, 'commands' | 'database'>,
  request: InboxRequest,
): Promise<RequestOfVenue> {
  return withVenue(request, await venueNamesOf(dependencies, [request.venueId]))
}

/** Adds the names of requests' venues. */
export async function withVenues(
  dependencies: Pick<ApiDependencies, 'commands' | 'database'>,
  requests: readonly InboxRequest[],
): Promise<readonly RequestOfVenue[]> {
  const names = await venueNamesOf(
    dependencies,
    requests.map(({ venueId }) => venueId),
  )
  return requests.map((request) => withVenue(request, names))
}

function withVenue(request: InboxRequest, names: ReadonlyMap<VenueId, string>): RequestOfVenue {
  const { venueId: id } = request
  return { ...request, venue: id === null ? null : { id, name: names.get(id) ?? '' } }
}
