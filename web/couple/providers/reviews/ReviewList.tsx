import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A list of reviews. */
export function ReviewList({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ul" data-items sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {children}
    </Box>
  )
}
