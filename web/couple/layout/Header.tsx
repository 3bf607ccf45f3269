import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Logo, type LogoProps } from './Logo.tsx'
import { PageRow } from './PageRow.tsx'

interface HeaderProps {
  /** The logo's link; none on campaign pages. */
  readonly home?: LogoProps['link']
  /** The navigation. */
  readonly children?: ReactNode
  /** Notices below the header's row. */
  readonly notice?: ReactNode
}

/** The header: the logo, and the navigation at the other end. */
export function Header({ home, children, notice }: HeaderProps) {
  return (
    <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.default' }}>
      <PageRow sx={{ minHeight: 64, gap: 1 }}>
        <Logo link={home} />
        {children}
      </PageRow>
      {notice}
    </Box>
  )
}
