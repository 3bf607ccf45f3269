import { useGetList } from 'react-admin'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

const latest = { pagination: { page: 1, perPage: 5 }, sort: { field: 'receivedAt', order: 'DESC' } } as const

/** The five latest requests. */
export function useLatestRequests() {
  return useGetList<InboxRequest>('requests', latest)
}
