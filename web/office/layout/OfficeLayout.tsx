import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, Suspense } from 'react'
import { useMatch } from 'react-router'
import { SignedInOnly } from '../account/SignedInOnly.tsx'
import { LiveUpdates } from '../live/LiveUpdates.tsx'
import { Announcer } from './Announcer.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Notices } from './Notices.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'

/** Every page but the sign-in page. */
export function OfficeLayout({ children }: { readonly children?: ReactNode }) {
  return (
    <SignedInOnly>
      <Frame>{children}</Frame>
    </SignedInOnly>
  )
}

/** Bar, menu, page. Wide windows keep still and let their panes scroll. */
function Frame({ children }: { readonly children: ReactNode }) {
  const menuBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  // An open request has its own actions there, and a way back.
  const readsRequest = useMatch('/requests/:id') !== null
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        gridTemplate: {
          xs: '"top" auto "main" 1fr / minmax(0, 1fr)',
          md: '"top top" auto "menu main" minmax(0, 1fr) / 232px minmax(0, 1fr)',
        },
        height: { md: '100dvh' },
      }}
    >
      <SkipLink />
      <TopBar />
      {menuBeside && <SideMenu />}
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ gridArea: 'main', minWidth: 0, overflowY: { md: 'auto' }, pb: { xs: 8, md: 0 }, outline: 'none' }}
      >
        <Suspense fallback={null}>{children}</Suspense>
      </Box>
      {!menuBeside && !readsRequest && <BottomBar />}
      <Notices />
      <Announcer />
      <LiveUpdates />
    </Box>
  )
}
