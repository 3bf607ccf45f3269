import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Logo, type LogoProps } from './Logo.tsx'
import { PageRow } from './PageRow.tsx'

interface HeaderProps {
  /** Nowhere on campaign pages. */
  readonly home?: LogoProps['link']
  /** What the page offers its reader. */
  readonly children?: ReactNode
  /** What has to be said below both. */
  readonly notice?: ReactNode
}

/** The logo, and at the other end the navigation. */
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
