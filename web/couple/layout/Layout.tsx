import Box from '@mui/material/Box'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { usePagesShown } from '../analytics/usePagesShown.ts'
import { ConsentHost } from '../consent/ConsentHost.tsx'
import { takenOver } from '../earlyClick.ts'
import { SessionExpiry } from '../session/SessionExpiry.tsx'
import { Apology } from './Apology.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { useOwnLanguage } from './useOwnLanguage.ts'
import { useScrollPosition } from './useScrollPosition.ts'

const mainId = 'content'

/** Header, page, footer. `bare` is for campaign pages: no navigation. */
export function Layout({ bare = false }: { readonly bare?: boolean }) {
  const { t } = useTranslation('layout')
  useOwnLanguage()
  usePagesShown()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="a"
        href={`#${mainId}`}
        sx={{ position: 'absolute', left: -9999, '&:focus': { left: 16, top: 16, zIndex: 'tooltip', bgcolor: 'background.paper', p: 1 } }}
      >
        {t('skip')}
      </Box>
      {/* Before everything else for the keyboard, below everything else to see. */}
      <ConsentHost />
      <OfflineNotice />
      <Header bare={bare} />
      <Main />
      <Footer bare={bare} />
      <SessionExpiry />
    </Box>
  )
}

/** The page, which begins at its top, or where it was left. */
function Main() {
  const { pathname, key } = useLocation()
  const main = useRef<HTMLElement>(null)
  useScrollPosition(main)
  return (
    <Box component="main" id={mainId} ref={main} tabIndex={-1} sx={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' }}>
      {/* Around the page alone, so that header and footer still lead elsewhere, where it is tried anew. */}
      <CrashBoundary key={pathname} resetOn={key} fallback={(crash) => <Apology {...crash} />}>
        <Suspense fallback={<PageSkeleton />}>
          <TakenOver />
          <Outlet />
        </Suspense>
      </CrashBoundary>
    </Box>
  )
}

/** Says that the page beside it is there: its effects run when all of it is. */
function TakenOver() {
  useEffect(() => void document.dispatchEvent(new Event(takenOver)), [])
  return null
}
