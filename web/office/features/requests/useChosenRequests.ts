import { useCallback, useState } from 'react'
import { useListContext } from 'react-admin'
import type { InboxRequest } from '../../inbox/inboxRequest.ts'

/** The selected rows. Only visible rows can be selected, so that no action affects hidden ones. */
export function useChosenRequests() {
  const { data } = useListContext<InboxRequest>()
  const [chosen, setChosen] = useState<ReadonlySet<string> | undefined>()
  const ids = (data ?? []).map(({ id }) => id).filter((id) => chosen?.has(id))
  const toggle = useCallback(
    (id: string) =>
      setChosen((before = new Set()) => (before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set(before).add(id))),
    [],
  )
  return {
    isChoosing: chosen !== undefined,
    ids,
    allAreChosen: data !== undefined && data.length > 0 && ids.length === data.length,
    toggle,
    begin: () => setChosen(new Set()),
    end: () => setChosen(undefined),
    all: () => setChosen(new Set((data ?? []).map(({ id }) => id))),
    none: () => setChosen(new Set()),
  }
}

export type ChosenRequests = ReturnType<typeof useChosenRequests>
