import { useEffect } from 'react'
import { useDataProvider } from 'react-admin'
import type { OfficeDataProvider } from '../../api/officeDataProvider.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { useRefreshRequest } from '../../inbox/useRefreshRequest.ts'

/** What was marked since the page was loaded: once is enough. */
const marked = new Set<string>()

/** Opening a request marks it as seen. */
export function useMarkSeen({ id, seenAt }: InboxRequest): void {
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const refresh = useRefreshRequest()
  useEffect(() => {
    if (seenAt !== null || marked.has(id)) return
    marked.add(id)
    dataProvider
      .command('requests', id, 'seen', undefined)
      .then(() => refresh(id))
      // It stays unread, and is marked when it is opened again.
      .catch(() => marked.delete(id))
  }, [id, seenAt, dataProvider, refresh])
}
