import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type GetListResult, useDataProvider } from 'react-admin'
import { meKey } from '../account/useMe.ts'
import type { Me, OfficeDataProvider } from '../api/officeDataProvider.ts'
import type { InboxRequest } from './inboxRequest.ts'
import { unreadKey } from './useUnreadCount.ts'

const lists = ['requests', 'getList'] as const
const oneKey = (id: string) => ['requests', 'getOne', { id, meta: undefined }] as const

interface Truth {
  readonly request: InboxRequest
  readonly me: Me
  readonly unread: number
}

/** By request, when the reading began whose answer is shown: an answer that was overtaken is not shown any more. */
const shown = new Map<string, number>()
let readings = 0

/**
 * Reads what became of a request and shows it everywhere in one paint: in the list, in the detail, in the balance and in the number of
 * unread ones. Resolves when it stands there.
 */
export function useRefreshRequest(): (id: string) => Promise<void> {
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const queries = useQueryClient()
  return useCallback(
    async (id) => {
      const reading = ++readings
      const [{ data: request }, me, unread] = await Promise.all([
        dataProvider.getOne<InboxRequest>('requests', { id }),
        dataProvider.readMe(),
        dataProvider.countUnread(),
      ])
      if ((shown.get(id) ?? 0) > reading) return
      shown.set(id, reading)
      await show(queries, { request, me, unread })
    },
    [dataProvider, queries],
  )
}

async function show(queries: QueryClient, { request, me, unread }: Truth): Promise<void> {
  // Readings under way may have begun before: their answers must not come over this one.
  const cache = queries.getQueryCache()
  const interrupted = cache
    .findAll({ queryKey: ['requests'], fetchStatus: 'fetching' })
    .filter(({ queryHash }) => queryHash !== cache.find({ queryKey: oneKey(request.id) })?.queryHash)
  await queries.cancelQueries({ queryKey: ['requests'] })
  notifyManager.batch(() => {
    queries.setQueryData(oneKey(request.id), request)
    queries.setQueriesData<GetListResult<InboxRequest>>({ queryKey: lists, type: 'active' }, (list) =>
      list?.data ? { ...list, data: list.data.map((each) => (each.id === request.id ? request : each)) } : list,
    )
    queries.setQueryData(meKey, me)
    queries.setQueryData(unreadKey, unread)
  })
  // What is not on screen is read anew when it is, rather than shown as it was.
  queries.removeQueries({ queryKey: lists, type: 'inactive' })
  queries.removeQueries({ queryKey: ['credit-entries'], type: 'inactive' })
  void queries.invalidateQueries({ queryKey: ['credit-entries'] })
  for (const { queryKey } of interrupted) void queries.refetchQueries({ queryKey, exact: true, type: 'active' })
}
