import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What leads on: pinned at the bottom of a phone, the main one last and as wide as it can be. */
export function PinnedActions({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        mt: { xs: 'auto', sm: 4 },
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: { xs: 1.5, sm: 0 },
        position: { xs: 'sticky', sm: 'static' },
        bottom: 0,
        zIndex: 2,
        bgcolor: 'background.default',
        borderTop: { xs: 1, sm: 0 },
        borderTopColor: { xs: 'divider', sm: 'divider' },
        '& > :last-child': { flex: { xs: '1 0 auto', sm: 'none' }, ml: 'auto' },
      }}
    >
      {children}
    </Box>
  )
}
