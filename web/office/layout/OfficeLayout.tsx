import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment, type ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { useMatch } from 'react-router'
import { officePage } from '../../../src/api/schemas/pagePaths.ts'
import { coveredBelow } from '../../shared/theme/tokens.ts'
import { LiveUpdates } from '../live/LiveUpdates.tsx'
import { useLeavePaymentDocument } from '../payments/usePaymentDocument.ts'
import type { Permissions } from '../session/permissions.ts'
import { Announcer } from './Announcer.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Notices } from './Notices.tsx'
import { PageContent } from './PageContent.tsx'
import { roleParts } from './roleParts.ts'
import { SideMenu } from './SideMenu.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useMenu } from './useMenu.ts'
import { usePreloadedKit } from './usePreloadedKit.ts'

/** The layout of every page behind the sign-in: top bar, menu, page. On wide screens the window does not scroll; its panes do. */
export function OfficeLayout({ children }: { readonly children?: ReactNode }) {
  const { permissions } = usePermissions<Permissions>()
  const menu = useMenu()
  useLeavePaymentDocument()
  usePreloadedKit()
  const menuBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
  // An open request has its own actions at the bottom, and a back button.
  const readsRequest = useMatch(officePage('requests', ':id')) !== null
  if (!permissions) return null
  const { Bar, Notice, TitleCount = Fragment, spaceLabel } = roleParts[permissions.role]
  return (
    <TitleCount>
      <Box
        sx={{
          display: 'grid',
          minHeight: `calc(100dvh - ${coveredBelow})`,
          gridTemplate: {
            xs: '"top" auto "notice" auto "main" 1fr / minmax(0, 1fr)',
            // Whole pixels, because a fractional menu width blurs what is beside it.
            md: '"top top" auto "menu notice" auto "menu main" minmax(0, 1fr) / 272px minmax(0, 1fr)',
          },
          height: { md: '100dvh' },
          '@media print': { display: 'block', height: 'auto' },
        }}
      >
        <SkipLink />
        <TopBar spaceLabel={spaceLabel}>{Bar && <Bar />}</TopBar>
        {menuBeside && <SideMenu groups={menu.groups} />}
        {/* Beside what scrolls: a notice that comes late does not move a page out of its position. */}
        <Box sx={{ gridArea: 'notice', minWidth: 0 }}>{Notice && <Notice />}</Box>
        <PageContent>{children}</PageContent>
        {!menuBeside && !readsRequest && <BottomBar {...menu} />}
        <Notices />
        <Announcer />
        <LiveUpdates />
      </Box>
    </TitleCount>
  )
}
