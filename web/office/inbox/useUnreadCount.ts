import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { OfficeDataProvider } from '../api/officeDataProvider.ts'

export const unreadKey = ['unread'] as const

/** How many requests nobody has opened; 0 until it is known. */
export function useUnreadCount(): number {
  const dataProvider = useDataProvider<OfficeDataProvider>()
  return useQuery({ queryKey: unreadKey, queryFn: () => dataProvider.countUnread(), staleTime: 60_000 }).data ?? 0
}
