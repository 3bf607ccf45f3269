import { useState } from 'react'
import { useListContext } from 'react-admin'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

/** The ids of the requests before and after the open one in the list as it stands; undefined where it ends. */
export function useNeighbours(id: string | undefined): { readonly previous: string | undefined; readonly next: string | undefined } {
  const { data = [] } = useListContext<InboxRequest>()
  // Where it stood, once it has left the list, e.g. as it is not unread any more.
  const [stood, setStood] = useState(0)
  const found = data.findIndex((request) => request.id === id)
  if (found >= 0 && found !== stood) setStood(found)
  const gone = id !== undefined && found < 0
  return { previous: data[gone ? stood - 1 : found - 1]?.id, next: data[gone ? stood : found + 1]?.id }
}
