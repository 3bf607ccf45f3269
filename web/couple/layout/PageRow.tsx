import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { width } from '../../shared/theme/tokens.ts'

interface PageRowProps {
  readonly sx: Readonly<Record<string, string | number>>
  readonly children: ReactNode
}

/** A row as wide as the page's column, with its content at both ends. */
export function PageRow({ sx, children }: PageRowProps) {
  return (
    <Box
      sx={{
        maxWidth: width.page + 48,
        mx: 'auto',
        px: { xs: 2, sm: 3 },
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        ...sx,
      }}
    >
      {children}
    </Box>
  )
}
