import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Reviews below each other. */
export function ReviewList({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ul" data-items sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {children}
    </Box>
  )
}
