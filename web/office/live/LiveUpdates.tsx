import { useQueryClient } from '@tanstack/react-query'
import { type LiveEvent, useLiveEvents } from '../../shared/api/liveEvents.ts'
import { meKey } from '../account/useMe.ts'
import { useApi } from '../api/ApiContext.ts'
import { useText } from '../i18n/useText.ts'
import { useRefreshRequest } from '../inbox/useRefreshRequest.ts'
import { unreadKey } from '../inbox/useUnreadCount.ts'
import { announce } from '../layout/announce.ts'

/** Keeps what is on screen up with what happens: a new request, an answer given in another tab, credits. */
export function LiveUpdates() {
  const { position } = useApi()
  const queries = useQueryClient()
  const refreshRequest = useRefreshRequest()
  const t = useText()

  async function refreshAll() {
    queries.removeQueries({ queryKey: ['requests', 'getList'], type: 'inactive' })
    await Promise.all(
      [['requests'], ['credit-entries'], meKey, unreadKey].map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })),
    )
  }

  function hear({ type, ids: { requestId } }: LiveEvent) {
    if (type === 'RequestReceived') void refreshAll().then(() => announce(t('layout.newRequest')))
    // What cannot be read now is read when it is looked at.
    else if (requestId !== undefined) refreshRequest(requestId).catch(() => {})
    else void refreshAll()
  }

  useLiveEvents(position, { onChange: hear, onReady: () => void refreshAll(), onRefused: () => void refreshAll() }, '/api/pro/events')
  return null
}
