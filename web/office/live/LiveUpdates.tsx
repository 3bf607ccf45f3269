import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type LiveEvent, useLiveEvents } from '../../shared/api/liveEvents.ts'
import { readAgain } from '../../shared/api/readAgain.ts'
import { useApi } from '../api/ApiContext.ts'
import { queryKeys } from '../api/queryKeys.ts'
import { useText } from '../i18n/useText.ts'
import { readWithRequest, useRefreshRequest } from '../inbox/useRefreshRequest.ts'
import { announce } from '../kit/page/announce.ts'
import { announcements, staleAfter } from './liveReactions.ts'

const requests = queryKeys.resource('requests')
const unconcerned: ReadonlySet<unknown> = new Set([queryKeys.auth, queryKeys.testimonials].map(([name]) => name))

/** Keeps what is on screen current by live events: new requests, changes of other tabs, credits. */
export function LiveUpdates() {
  const api = useApi()
  const queries = useQueryClient()
  const refreshRequest = useRefreshRequest()
  const t = useText()

  async function refresh(stale: readonly QueryKey[]) {
    // Queries that are not on screen are refetched when they are shown.
    for (const queryKey of stale) queries.removeQueries({ queryKey, type: 'inactive' })
    await Promise.all(stale.map((queryKey) => readAgain(queries, { queryKey })))
  }

  /** Shows a request in list, detail and balance at once, and refetches what else its event outdates, e.g. the dashboard. */
  async function refreshWithRequest(id: string, stale: readonly QueryKey[]) {
    const others = stale.filter(([name]) => !readWithRequest.has(name))
    // A failed read is repeated when the data are next shown.
    await Promise.all([refreshRequest(id).catch(() => {}), refresh(others)])
    // Other requests may have changed too, e.g. an unlock pays for a second request. A list on screen keeps its rows until it is next shown.
    await queries.invalidateQueries({ queryKey: requests, refetchType: 'none' })
  }

  /** Everything that events can change. */
  const refreshAll = () => readAgain(queries, { predicate: ({ queryKey: [name] }) => !unconcerned.has(name) })

  function react({ type, ids: { requestId } }: LiveEvent) {
    const announcement = announcements[type]
    const stale = staleAfter(type)
    const isChangedRequest =
      stale !== undefined && requestId !== undefined && type !== 'RequestReceived' && stale.some(([name]) => name === requests[0])
    if (isChangedRequest) void refreshWithRequest(requestId, stale)
    else void (stale ? refresh(stale) : refreshAll()).then(() => announcement && announce(t(announcement)))
  }

  useLiveEvents(
    api.position,
    { onChange: react, onReady: () => void refreshAll(), onRefused: () => void refreshAll() },
    api.side().eventsPath,
  )
  return null
}
