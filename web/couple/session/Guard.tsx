import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { homePath } from './homePath.ts'
import { useMe } from './useMe.ts'

// Visitors' pages, which share this module, never need it.
const UnreachableServer = lazy(async () => ({ default: (await import('../layout/UnreachableServer.tsx')).UnreachableServer }))

/** A page for signed-in couples: a visitor is sent to the start. */
export function CoupleOnly({ children }: { readonly children: (me: User) => ReactNode }) {
  const { data: me, isError, error, refetch } = useMe()
  if (me === null) return <Navigate to="/" replace />
  if (me) return children(me)
  if (!isError) return <PageSkeleton />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <UnreachableServer error={error} onRetry={() => void refetch()} />
    </Suspense>
  )
}

/** A page for visitors: a signed-in couple is sent home. Until it is known the page is shown. */
export function VisitorOnly({ children }: { readonly children: ReactNode }) {
  const { data: me } = useMe()
  return me ? <GoHome /> : children
}

/** Chooses the way only after the page around it has noted what the visitor came for. */
function GoHome() {
  const navigate = useNavigate()
  useEffect(() => {
    queueMicrotask(() => void navigate(homePath(), { replace: true }))
  }, [navigate])
  return <PageSkeleton />
}
