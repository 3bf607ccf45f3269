import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { sessionExpired } from '../api/coupleApi.ts'
import { meKey } from './useMe.ts'

const SessionExpiredNotice = lazy(async () => ({ default: (await import('./SessionExpiredNotice.tsx')).SessionExpiredNotice }))

/** Says that the session is over and takes the person for a visitor from then on; what was typed stays on the device. */
export function SessionExpiry() {
  const queries = useQueryClient()
  const [shown, show] = useState(false)
  useEffect(() => {
    const expire = () => {
      show(true)
      queries.setQueryData(meKey, null)
    }
    window.addEventListener(sessionExpired, expire)
    return () => window.removeEventListener(sessionExpired, expire)
  }, [queries])
  return <Suspense fallback={null}>{shown && <SessionExpiredNotice onClose={() => show(false)} />}</Suspense>
}
