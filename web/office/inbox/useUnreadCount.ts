import { useQuery } from '@tanstack/react-query'
import { type DataProvider, useDataProvider } from 'react-admin'
import { queryKeys } from '../api/queryKeys.ts'

/** Asks for the number of requests that were neither opened nor marked as read. */
export async function countUnread(dataProvider: Pick<DataProvider, 'getList'>): Promise<number> {
  const pagination = { page: 1, perPage: 1 }
  const sort = { field: 'receivedAt', order: 'DESC' } as const
  const { total = 0 } = await dataProvider.getList('requests', { pagination, sort, filter: { unread: true } })
  return total
}

/** The number of unread requests; 0 while unknown. */
export function useUnreadCount(): number {
  const dataProvider = useDataProvider()
  return useQuery({ queryKey: queryKeys.unread, queryFn: () => countUnread(dataProvider), staleTime: 60_000 }).data ?? 0
}
