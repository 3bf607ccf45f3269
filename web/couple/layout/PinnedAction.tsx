import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A form's main button: pinned at the bottom of a phone, at the form's end elsewhere. */
export function PinnedAction({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      data-pinned
      sx={{
        mt: 4,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: { xs: 1.5, sm: 0 },
        position: { xs: 'sticky', sm: 'static' },
        bottom: 0,
        zIndex: 2,
        bgcolor: 'background.default',
        borderTop: { xs: 1, sm: 0 },
        borderColor: { xs: 'divider' },
        '& > *': { width: { xs: '100%', sm: 'auto' }, minWidth: 240 },
      }}
    >
      {children}
    </Box>
  )
}
