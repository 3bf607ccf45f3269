import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { width } from '../../shared/theme/tokens.ts'

interface PageProps {
  /** Title of the window and of the browser's history. */
  readonly title: string
  readonly width?: keyof typeof width
  readonly children: ReactNode
}

/** A page's column: centred, with room around it on every screen. React puts the title into the head. */
export function Page({ title, width: kind = 'page', children }: PageProps) {
  return (
    <Box sx={{ width: '100%', maxWidth: width[kind] + 48, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, md: 6 }, flex: 1 }}>
      <title>{title}</title>
      {children}
    </Box>
  )
}
