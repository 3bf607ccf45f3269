import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CrashBoundary } from '../../shared/loading/CrashBoundary.tsx'
import { forgetCoupleQueries, queryKeys } from '../api/queryKeys.ts'
import { SessionEndNotice } from './SessionEndNotice.tsx'
import { onSessionExpired, useSessionEnd } from './sessionEnd.ts'
import { writeSessionEnd } from './storedSessionEnd.ts'
import { useMe } from './useMe.ts'

/** Says that the session has ended and treats the person as a visitor from then on. Typed input stays in the tab. */
export function SessionExpiry() {
  const queries = useQueryClient()
  const end = useSessionEnd()
  useEffect(
    () =>
      onSessionExpired(() => {
        writeSessionEnd('expired')
        forgetCoupleQueries(queries)
        queries.setQueryData(queryKeys.me, null)
      }),
    [queries],
  )
  const { data: me } = useMe()
  // Signing in again clears the notice. A couple that deletes its account stays known until it leaves the page.
  useEffect(() => {
    if (me && end === 'expired') writeSessionEnd(null)
  }, [me, end])
  return (
    <CrashBoundary fallback={() => null}>
      {end !== null && !me && <SessionEndNotice end={end} onClose={() => writeSessionEnd(null)} />}
    </CrashBoundary>
  )
}
