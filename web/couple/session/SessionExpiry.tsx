import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CrashBoundary } from '../../shared/loading/CrashBoundary.tsx'
import { forgetCoupleQueries, queryKeys } from '../api/queryKeys.ts'
import { SessionEndNotice } from './SessionEndNotice.tsx'
import { onSessionExpired, useSessionEnd } from './sessionEnd.ts'
import { writeSessionEnd } from './storedSessionEnd.ts'
import { useMe } from './useMe.ts'

/** Says that the session is over and takes the person for a visitor from then on; what was typed stays on the device. */
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
  // Who has signed in again has got over it. A couple that deletes its account is known until the page is left.
  useEffect(() => {
    if (me && end === 'expired') writeSessionEnd(null)
  }, [me, end])
  return (
    <CrashBoundary fallback={() => null}>
      {end !== null && !me && <SessionEndNotice end={end} onClose={() => writeSessionEnd(null)} />}
    </CrashBoundary>
  )
}
