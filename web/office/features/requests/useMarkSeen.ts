import { useEffect } from 'react'
import { useStrictProvider } from '../../api/useStrictProvider.ts'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'
import { useRefreshRequest } from '../../inbox/useRefreshRequest.ts'

/** Requests marked since the page was loaded; each is marked once. */
const marked = new Set<string>()

/** Marks a request as seen when it is opened. */
export function useMarkSeen({ id, seenAt }: InboxRequest): void {
  const dataProvider = useStrictProvider()
  const refresh = useRefreshRequest()
  useEffect(() => {
    if (seenAt !== null || marked.has(id)) return
    marked.add(id)
    dataProvider
      .command('requests', id, 'seen', undefined)
      .then(() => refresh(id))
      // The request stays unread and is marked when it is opened again.
      .catch(() => marked.delete(id))
  }, [id, seenAt, dataProvider, refresh])
}
