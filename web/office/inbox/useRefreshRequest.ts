import { hashKey, notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type GetListResult, useDataProvider } from 'react-admin'
import type { Me, OfficeDataProvider } from '../api/officeDataProvider.ts'
import { queryKeys } from '../api/queryKeys.ts'
import type { InboxRequest } from './inboxRequest.ts'
import { countUnread } from './useUnreadCount.ts'

const resource = 'requests'
const lists = queryKeys.lists(resource)

interface Truth {
  readonly request: InboxRequest
  /** Of the whole inbox; left out when a reading that began later has delivered them already. */
  readonly counts: { readonly me: Me; readonly unread: number } | undefined
}

/** What has been read, and is being done, by whoever shares a cache of answers. */
class Readings {
  #begun = 0
  /** By request, when the reading began whose answer is shown: an answer that was overtaken is not shown any more. */
  readonly shown = new Map<string, number>()
  /** The same for what all requests share: the balance, and the number of unread ones. */
  shownCounts = 0
  /** Requests to which something is being done. */
  readonly acting = new Set<string>()

  begin(): number {
    this.#begun++
    return this.#begun
  }
}

const readingsByCache = new WeakMap<QueryClient, Readings>()

function readingsOf(queries: QueryClient): Readings {
  const known = readingsByCache.get(queries) ?? new Readings()
  readingsByCache.set(queries, known)
  return known
}

/**
 * Reads what became of a request and shows it everywhere in one paint: in the list, in the detail, in the balance and in the number of
 * unread ones. Resolves when it stands there.
 */
export function useRefreshRequest(): (id: string) => Promise<void> {
  const dataProvider = useDataProvider<OfficeDataProvider>()
  const queries = useQueryClient()
  return useCallback(
    async (id) => {
      const readings = readingsOf(queries)
      const reading = readings.begin()
      const [{ data: request }, me, unread] = await Promise.all([
        dataProvider.getOne<InboxRequest>(resource, { id }),
        dataProvider.readMe(),
        countUnread(dataProvider),
      ])
      // What is being done may have been met half-way: it is read when it is done.
      if (readings.acting.has(id) || (readings.shown.get(id) ?? 0) > reading) return
      readings.shown.set(id, reading)
      const counts = readings.shownCounts > reading ? undefined : { me, unread }
      readings.shownCounts = Math.max(readings.shownCounts, reading)
      await show(queries, { request, counts })
    },
    [dataProvider, queries],
  )
}

/**
 * Does something to a request and then shows what became of it. No answer of a reading that began before shows a part of it: the request as
 * it is now, and the balance as it was.
 * @throws what the act throws, and what the reading after it does
 */
export function useActOnRequest(): (id: string, act: () => Promise<void>) => Promise<void> {
  const queries = useQueryClient()
  const refresh = useRefreshRequest()
  return useCallback(
    async (id, act) => {
      const readings = readingsOf(queries)
      readings.acting.add(id)
      const goOn = await interruptReadings(queries)
      try {
        await act()
      } catch (error) {
        readings.acting.delete(id)
        goOn()
        throw error
      }
      readings.acting.delete(id)
      const done = readings.begin()
      readings.shown.set(id, done)
      readings.shownCounts = done
      await refresh(id).finally(goOn)
    },
    [queries, refresh],
  )
}

/** Gives up the readings that are under way, but for those that match; the function answered has what is on screen read again. */
async function interruptReadings(queries: QueryClient, spared?: string): Promise<() => void> {
  const concerns: readonly unknown[] = [queryKeys.resource(resource), queryKeys.me, queryKeys.unread].map(([name]) => name)
  const interrupted = queries.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ queryKey, queryHash, state }) =>
      concerns.includes(queryKey[0]) && queryHash !== spared && (queryKey[0] === resource || state.data !== undefined),
  })
  await Promise.all(interrupted.map(({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })))
  return () => {
    for (const { queryKey } of interrupted) void queries.refetchQueries({ queryKey, exact: true, type: 'active' })
  }
}

async function show(queries: QueryClient, { request, counts }: Truth): Promise<void> {
  // Readings under way may have begun before: their answers must not come over this one.
  const own = queryKeys.record(resource, request.id)
  const goOn = await interruptReadings(queries, hashKey(own))
  await queries.cancelQueries({ queryKey: own, exact: true })
  notifyManager.batch(() => {
    queries.setQueryData(own, request)
    queries.setQueriesData<GetListResult<InboxRequest>>({ queryKey: lists, type: 'active' }, (list) =>
      list?.data ? { ...list, data: list.data.map((each) => (each.id === request.id ? request : each)) } : list,
    )
    if (counts) {
      queries.setQueryData(queryKeys.me, counts.me)
      queries.setQueryData(queryKeys.unread, counts.unread)
    }
  })
  // What is not on screen is read again when it is, rather than shown as it was.
  queries.removeQueries({ queryKey: lists, type: 'inactive' })
  queries.removeQueries({ queryKey: queryKeys.credits, type: 'inactive' })
  void queries.invalidateQueries({ queryKey: queryKeys.credits })
  goOn()
}
