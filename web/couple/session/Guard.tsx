import { type ReactNode, useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { User } from '../../../src/api/schemas/couple/auth.ts'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { UnreachableServer } from '../layout/UnreachableServer.tsx'
import { homePath } from './homePath.ts'
import { leaveFor } from './leaveFor.ts'
import { readSessionEnd } from './storedSessionEnd.ts'
import { useMe } from './useMe.ts'

interface CoupleOnlyProps {
  /** Also for an account whose profile was never saved: the page where that is done. */
  readonly evenUnfinished?: boolean
  readonly children: (me: User) => ReactNode
}

/** A page for signed-in couples: a visitor is sent to the start, an imported account completes its profile first. */
export function CoupleOnly({ evenUnfinished = false, children }: CoupleOnlyProps) {
  const { data: me, isError, error, refetch } = useMe()
  // Who was signed in a moment ago is asked to sign in again, where that can be done.
  if (me === null) return readSessionEnd() === 'expired' ? <Navigate to={paths.account} replace /> : <LeaveForStart />
  if (me) return me.has_finished_onboarding || evenUnfinished ? children(me) : <Navigate to={paths.profile} replace />
  if (!isError) return <PageSkeleton />
  return <UnreachableServer error={error} onRetry={() => void refetch()} />
}

/** A page for visitors: a signed-in couple is sent home. Until it is known the page is shown. */
export function VisitorOnly({ children }: { readonly children: ReactNode }) {
  const { data: me } = useMe()
  return me ? <GoHome /> : children
}

/** Chooses the way only after the page around it has noted what the visitor came for. */
export function GoHome() {
  const navigate = useNavigate()
  useEffect(() => {
    queueMicrotask(() => void navigate(homePath(), { replace: true }))
  }, [navigate])
  return <PageSkeleton />
}

/** The start is a page of the server's. */
export function LeaveForStart() {
  useEffect(() => void leaveFor(paths.welcome), [])
  return <PageSkeleton />
}
