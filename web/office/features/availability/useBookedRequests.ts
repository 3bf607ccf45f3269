import { useGetList } from 'react-admin'
import type { AvailabilityEntry } from '../../../../src/api/schemas/pro/availabilitySchemas.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

/** The most ids that fit into a URL. Further bookings link to their requests without a name. */
const most = 200

/** The requests of bookings, by id, as far as they are loaded. */
export function useBookedRequests(entries: readonly AvailabilityEntry[]): ReadonlyMap<string, InboxRequest> {
  const id = entries.flatMap(({ requestId }) => requestId ?? []).slice(0, most)
  const { data = [] } = useGetList<InboxRequest>(
    'requests',
    { filter: { id }, pagination: { page: 1, perPage: most }, sort: { field: 'eventDate', order: 'ASC' } },
    { enabled: id.length > 0 },
  )
  return new Map(data.map((request) => [request.id, request]))
}
