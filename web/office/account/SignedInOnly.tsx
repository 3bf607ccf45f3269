import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useContext, useMemo } from 'react'
import { DataProviderContext } from 'react-admin'
import { Navigate, useLocation } from 'react-router'
import { useApi } from '../api/ApiContext.ts'
import type { OfficeDataProvider } from '../api/officeDataProvider.ts'
import { LoadingPage } from '../layout/LoadingPage.tsx'
import { meQuery } from './useMe.ts'

/**
 * Pages of somebody who is signed in; others go to the sign-in page, and come back from there. react-admin's own `requireAuth` goes there
 * again and again while the router takes its time with the transition.
 */
export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const { session } = useApi()
  const { pathname, search } = useLocation()
  const dataProvider = useContext(DataProviderContext) as OfficeDataProvider
  const state = useMemo(() => ({ nextPathname: pathname, nextSearch: search }), [pathname, search])
  const { isPending } = useQuery({ ...meQuery(dataProvider), enabled: session.state === 'open', retryOnMount: false })
  if (session.state !== 'open') {
    const login = session.state === 'expired' ? '/login?expired' : '/login'
    return <Navigate to={login} state={state} replace />
  }
  // A server that does not answer says nothing about the session: the page itself shows what is wrong.
  return isPending ? <LoadingPage /> : children
}
