import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { Footer } from '../layout/Footer.tsx'
import { OfflineNotice } from '../layout/OfflineNotice.tsx'
import { mainColumn, pageColumn } from '../layout/pageColumn.ts'
import { mainId, SkipLink } from '../layout/SkipLink.tsx'
import { EndNotice } from './EndNotice.tsx'
import { PublicHeader } from './PublicHeader.tsx'

interface PublicLayoutProps {
  /** For campaign pages: no navigation. */
  readonly bare: boolean
  readonly children: ReactNode
}

/** Header, page and footer of a public page. */
export function PublicLayout({ bare, children }: PublicLayoutProps) {
  return (
    <Box sx={pageColumn}>
      <SkipLink />
      {/* Before everything else for the keyboard, below everything else to see. */}
      <ConsentBanner />
      <OfflineNotice />
      <PublicHeader bare={bare} />
      <Box component="main" id={mainId} tabIndex={-1} sx={mainColumn}>
        {children}
      </Box>
      <Footer bare={bare} />
      <EndNotice />
    </Box>
  )
}
