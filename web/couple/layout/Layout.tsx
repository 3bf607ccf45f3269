import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { usePagesShown } from '../analytics/usePagesShown.ts'
import { ConsentHost } from '../consent/ConsentHost.tsx'
import { SessionExpiry } from '../session/SessionExpiry.tsx'
import { Apology } from './Apology.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { useOwnLanguage } from './useOwnLanguage.ts'

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

/** After a change of page the focus is at its beginning, as after a page load, so that a screen reader reads on from there. */
function Main() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current === pathname) return
    first.current = ''
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <Box component="main" id={mainId} ref={main} tabIndex={-1} sx={{ flex: 1, display: 'flex', flexDirection: 'column', outline: 'none' }}>
      {/* Around the page alone, so that header and footer still lead elsewhere, where it is tried anew. */}
      <CrashBoundary key={pathname} apology={<Apology />}>
        <Outlet />
      </CrashBoundary>
    </Box>
  )
}
