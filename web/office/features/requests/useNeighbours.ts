import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

/** The ids of the previous and the next request in the list; undefined at its ends. */
export function useNeighbours(id: string | undefined): { readonly previous: string | undefined; readonly next: string | undefined } {
  const { data = [] } = useListContext<InboxRequest>()
  // The open request's last index, for when it has left the list, e.g. because it is no longer unread.
  const [stood, setStood] = useState(0)
  const found = data.findIndex((request) => request.id === id)
  if (found >= 0 && found !== stood) setStood(found)
  const gone = id !== undefined && found < 0
  return { previous: data[gone ? stood - 1 : found - 1]?.id, next: data[gone ? stood : found + 1]?.id }
}
