import Box from '@mui/material/Box'
import { Suspense, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { paths } from '../../../src/api/schemas/pagePaths.ts'
import { useLostFocus } from '../../shared/focus/useLostFocus.ts'
import { useScrollPosition } from '../../shared/history/useScrollPosition.ts'
import { CrashBoundary } from '../../shared/loading/CrashBoundary.tsx'
import { usePagesShown } from '../analytics/usePagesShown.ts'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { SessionExpiry } from '../session/SessionExpiry.tsx'
import { AppHeader } from './AppHeader.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Footer } from './Footer.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { mainColumn, pageColumn } from './pageColumn.ts'
import { mainId, SkipLink } from './SkipLink.tsx'
import { useOwnLanguage } from './useOwnLanguage.ts'

/** Header, page and footer. `bare` is for campaign pages: no navigation. */
export function Layout({ bare = false }: { readonly bare?: boolean }) {
  useOwnLanguage()
  usePagesShown()
  const answering = useLocation().pathname === paths.wizard
  return (
    <Box sx={pageColumn}>
      <SkipLink />
      {/* Before everything else for the keyboard, below everything else to see. */}
      {/* Whoever is in the middle of a form is asked on the page before or after it: on a phone there is no room for both. */}
      <ConsentBanner key={String(answering)} later={answering} />
      <OfflineNotice />
      <AppHeader bare={bare} />
      <Main />
      <Footer bare={bare} />
      <SessionExpiry />
    </Box>
  )
}

/**
 * The page, scrolled to its top or to its last position. The focus is set to its start, as after a page load, so that screen readers
 * continue there.
 */
export function Main() {
  const { pathname, key } = useLocation()
  const main = useRef<HTMLElement>(null)
  useLostFocus(main)
  useScrollPosition({ onPage: () => main.current?.focus({ preventScroll: true }) })
  return (
    <Box component="main" id={mainId} ref={main} tabIndex={-1} sx={mainColumn}>
      {/* Around the page alone, so that header and footer still lead elsewhere, where it is tried again. */}
      <CrashBoundary key={pathname} resetOn={key} fallback={(crash) => <ErrorPage {...crash} />}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
    </Box>
  )
}
