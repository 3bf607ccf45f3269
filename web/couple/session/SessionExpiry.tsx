import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onSessionEnd, type SessionEnd } from './sessionEnd.ts'
import { meKey, useMe } from './useMe.ts'

const SessionEndNotice = lazy(async () => ({ default: (await import('./SessionEndNotice.tsx')).SessionEndNotice }))

/** Says that the session is over and takes the person for a visitor from then on; what was typed stays on the device. */
export function SessionExpiry() {
  const queries = useQueryClient()
  const [end, setEnd] = useState<SessionEnd | null>(null)
  useEffect(
    () =>
      onSessionEnd((heard) => {
        setEnd(heard)
        queries.setQueryData(meKey, null)
      }),
    [queries],
  )
  const { data: me } = useMe()
  // Who has signed in again has got over it.
  useEffect(() => {
    if (me) setEnd(null)
  }, [me])
  return <Suspense fallback={null}>{end && <SessionEndNotice end={end} onClose={() => setEnd(null)} />}</Suspense>
}
