import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { SampleTitle } from './galleryStates.ts'

interface SampleProps {
  /** Component and state; `galleryStates` lists them all. */
  readonly title: SampleTitle
  readonly children: ReactNode
}

/** A component of the kit in one state. */
export function Sample({ title, children }: SampleProps) {
  return (
    <Box component="article" aria-label={title} sx={{ mb: 4, p: { xs: 1, md: 2 }, border: 1, borderColor: 'divider', borderRadius: 1.5 }}>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
