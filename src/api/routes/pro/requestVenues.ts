import type { VenueId } from '../../../domain/ids.ts'
import type { InboxRequest } from '../../../projections/requestInbox/inboxRequest.ts'
import type { ApiDependencies } from '../../dependencies.ts'
import { venueNamesOf } from '../../venueNames.ts'

/** A request with the provider's venue that it is about, by its name. */
export type RequestOfVenue = InboxRequest & { readonly venue: { readonly id: VenueId; readonly name: string } | null }

/** Names the venue that a request is about. */
export async function withItsVenue(
  dependencies: Pick<ApiDependencies, 'commands' | 'database'>,
  request: InboxRequest,
): Promise<RequestOfVenue> {
  return withVenue(request, await venueNamesOf(dependencies, [request.venueId]))
}

/** Names the venues that requests are about. */
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
