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
  /** Also allows an account whose profile was never saved. True on the profile page only. */
  readonly evenUnfinished?: boolean
  readonly children: (me: User) => ReactNode
}

/** A page for signed-in couples. A visitor is redirected to the start page; an imported account has to save its profile first. */
export function CoupleOnly({ evenUnfinished = false, children }: CoupleOnlyProps) {
  const { data: me, isError, error, refetch } = useMe()
  // A person whose session has just expired is sent to the sign-in.
  if (me === null) return readSessionEnd() === 'expired' ? <Navigate to={paths.account} replace /> : <LeaveForStart />
  if (me) return me.has_finished_onboarding || evenUnfinished ? children(me) : <Navigate to={paths.profile} replace />
  if (!isError) return <PageSkeleton />
  return <UnreachableServer error={error} onRetry={() => void refetch()} />
}

/** A page for visitors. A signed-in couple is redirected. The page is shown while the session is unknown. */
export function VisitorOnly({ children }: { readonly children: ReactNode }) {
  const { data: me } = useMe()
  return me ? <GoHome /> : children
}

/** Redirects in a microtask, after the page around it has stored what the visitor came for. */
export function GoHome() {
  const navigate = useNavigate()
  useEffect(() => {
    queueMicrotask(() => void navigate(homePath(), { replace: true }))
  }, [navigate])
  return <PageSkeleton />
}

/** The start page is rendered by the server. */
export function LeaveForStart() {
  useEffect(() => void leaveFor(paths.welcome), [])
  return <PageSkeleton />
}
