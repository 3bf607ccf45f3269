import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { width } from '../../shared/theme/tokens.ts'

interface PageProps {
  /** The document title. */
  readonly title: string
  readonly width?: keyof typeof width
  readonly children: ReactNode
}

/** The centred column of a page. React puts the title into the head. */
export function Page({ title, width: kind = 'page', children }: PageProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: width[kind] + 48, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 6 }, flex: 1 }}>
      <title>{title}</title>
      {children}
    </Box>
  )
}
