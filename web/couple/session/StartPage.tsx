import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { UnreachableServer } from '../layout/UnreachableServer.tsx'
import { GoHome } from './Guard.tsx'
import { preloadIntentOf, writePreloadIntent } from './preloadIntent.ts'
import { useMe } from './useMe.ts'

/**
 * / and /lp for a browser with session cookies: redirects to the projects, or to the wizard if the couple came for a provider. If the
 * session has expired, redirects to the sign-in.
 */
export function StartPage() {
  const { search } = useLocation()
  const { data: me, error, refetch } = useMe()
  useEffect(() => {
    const intent = preloadIntentOf(search)
    if (intent) writePreloadIntent(intent)
  }, [search])
  if (me) return <GoHome />
  if (me === null) return <Navigate to={paths.account} replace />
  return error ? <UnreachableServer error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
}
