import { type ReactNode, useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { UnreachableServer } from '../layout/UnreachableServer.tsx'
import { homePath } from './homePath.ts'
import { useMe } from './useMe.ts'

/** A page for signed-in couples: a visitor is sent to the start. */
export function CoupleOnly({ children }: { readonly children: (me: User) => ReactNode }) {
  const { data: me, isError, error, refetch } = useMe()
  if (me === null) return <Navigate to="/" replace />
  if (me) return children(me)
  return isError ? <UnreachableServer error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
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
