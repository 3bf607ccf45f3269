import { defaultScheduler, hashKey, notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { GetListResult } from 'react-admin'
import type { Me } from '../api/officeDataProvider.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useStrictProvider } from '../api/useStrictProvider.ts'
import type { InboxRequest } from './inboxRequest.ts'
import { countUnread } from './useUnreadCount.ts'

const resource = 'requests'
const lists = queryKeys.lists(resource)
/** First parts of the keys of all queries that `useRefreshRequest` refreshes. */
export const readWithRequest: ReadonlySet<unknown> = new Set(
  [queryKeys.resource(resource), queryKeys.me, queryKeys.unread, queryKeys.credits].map(([name]) => name),
)

interface Truth {
  readonly request: InboxRequest
  /** The counts of the whole inbox; undefined when a later read has already shown them. */
  readonly counts: { readonly me: Me; readonly unread: number } | undefined
}

/** Tracks the reads and actions of one query cache. */
class Readings {
  #begun = 0
  /** By request: the number of the read whose answer is shown. Answers of earlier reads are dropped. */
  readonly shown = new Map<string, number>()
  /** The same for the balance and the unread count. */
  shownCounts = 0
  /** Ids of the requests with an action in flight. */
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
 * Refetches a request and shows it in one paint: in the list, in the detail, in the balance and in the unread count. Resolves when it is
 * shown.
 */
export function useRefreshRequest(): (id: string) => Promise<void> {
  const dataProvider = useStrictProvider()
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
      // The answer may be from the middle of an action, which refreshes the request itself when it is done.
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
 * Carries out an action on a request and shows the result. Answers of reads that begin before or during it are dropped, so that request
 * and balance always match.
 * @throws what the action or the read after it throws
 */
export function useActOnRequest(): (id: string, act: () => Promise<void>) => Promise<void> {
  const queries = useQueryClient()
  const refresh = useRefreshRequest()
  return useCallback(
    async (id, act) => {
      const readings = readingsOf(queries)
      readings.acting.add(id)
      const goOn = await suspendReadings(queries)
      const shown = async () => {
        await act().finally(() => readings.acting.delete(id))
        const done = readings.begin()
        readings.shown.set(id, done)
        readings.shownCounts = done
        await refresh(id)
      }
      await shown().finally(goOn)
    },
    [queries, refresh],
  )
}

const concerned: readonly unknown[] = [queryKeys.resource(resource), queryKeys.me, queryKeys.unread].map(([name]) => name)

function isConcerned({ queryKey, state }: Query): boolean {
  return concerned.includes(queryKey[0]) && (queryKey[0] === resource || state.data !== undefined)
}

/** Cancels reads in flight, except for matching ones, and returns them. */
async function interruptReadings(queries: QueryClient, spared?: string): Promise<readonly Query[]> {
  const predicate = (query: Query) => isConcerned(query) && query.queryHash !== spared
  const interrupted = queries.getQueryCache().findAll({ fetchStatus: 'fetching', predicate })
  await cancel(queries, interrupted)
  return interrupted
}

/** Cancels reads in flight, and each that begins until the returned function is called, which refetches what is on screen. */
async function suspendReadings(queries: QueryClient): Promise<() => void> {
  const suspended = new Set<Query>()
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch' || !isConcerned(event.query)) return
    suspended.add(event.query)
    // The read can be cancelled only once it has begun.
    queueMicrotask(() => void cancel(queries, [event.query]))
  })
  for (const query of await interruptReadings(queries)) suspended.add(query)
  return () => {
    stop()
    refetch(queries, suspended)
  }
}

function cancel(queries: QueryClient, some: Iterable<Query>): Promise<unknown> {
  return Promise.all(Array.from(some, ({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })))
}

function refetch(queries: QueryClient, some: Iterable<Query>): void {
  for (const { queryKey } of some) void queries.refetchQueries({ queryKey, exact: true, type: 'active' })
}

async function show(queries: QueryClient, { request, counts }: Truth): Promise<void> {
  // Reads in flight may have begun earlier. Their answers must not replace this one.
  const own = queryKeys.record(resource, request.id)
  const interrupted = await interruptReadings(queries, hashKey(own))
  await queries.cancelQueries({ queryKey: own, exact: true })
  // By default components are notified in a later task. A component that renders before, e.g. because a dialog closes, would show the new
  // data while the others show the old.
  notifyManager.setScheduler(queueMicrotask)
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
  notifyManager.setScheduler(defaultScheduler)
  await new Promise<void>(queueMicrotask)
  // Queries that are not on screen are refetched when they are shown.
  queries.removeQueries({ queryKey: lists, type: 'inactive' })
  queries.removeQueries({ queryKey: queryKeys.credits, type: 'inactive' })
  void queries.invalidateQueries({ queryKey: queryKeys.credits })
  refetch(queries, interrupted)
}
