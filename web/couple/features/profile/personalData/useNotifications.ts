import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '../../../../../src/api/schemas/couple/notifications.ts'
import { useApi } from '../../../api/ApiProvider.tsx'
import { coupleKeys } from '../../../api/queryKeys.ts'

/** Which mails the couple gets. */
export function useNotifications() {
  const api = useApi()
  return useQuery({
    queryKey: coupleKeys.notifications,
    queryFn: async ({ signal }) => (await api.get('/api/project/notifications', { signal })).notifications,
  })
}

/** Turns a kind of mail off or on, and keeps the server's answer. */
export function useChangeNotification() {
  const api = useApi()
  const queries = useQueryClient()
  return async (body: Notification) => {
    const { notifications } = await api.post('/api/project/notifications', { body })
    queries.setQueryData(coupleKeys.notifications, notifications)
  }
}
